import type { Product } from './product.ts';
import { airImpactWrenchHalfIn } from './products/air-impact-wrench-half-in.ts';
import { airRatchetThreeEighthsIn } from './products/air-ratchet-three-eighths-in.ts';
import { angleGrinder5in } from './products/angle-grinder-5in.ts';
import { batteryChargingTester } from './products/battery-charging-tester.ts';
import { clickTorqueWrenchHalfIn } from './products/click-torque-wrench-half-in.ts';
import { combinationWrenchSet12pc } from './products/combination-wrench-set-12pc.ts';
import { cordlessImpactWrench20v } from './products/cordless-impact-wrench-20v.ts';
import { digitalHeatGun } from './products/digital-heat-gun.ts';
import { dualActionPolisher6in } from './products/dual-action-polisher-6in.ts';
import { hvlpSprayGun } from './products/hvlp-spray-gun.ts';
import { ledWorkLight20v } from './products/led-work-light-20v.ts';
import { obd2ScanTablet } from './products/obd2-scan-tablet.ts';
import { socketSet40pc } from './products/socket-set-40pc.ts';
import { trueRmsMultimeter } from './products/true-rms-multimeter.ts';

// In catalogue order.
export const products: readonly Product[] = [
  angleGrinder5in,
  dualActionPolisher6in,
  digitalHeatGun,
  obd2ScanTablet,
  trueRmsMultimeter,
  batteryChargingTester,
  airImpactWrenchHalfIn,
  airRatchetThreeEighthsIn,
  hvlpSprayGun,
  cordlessImpactWrench20v,
  ledWorkLight20v,
  clickTorqueWrenchHalfIn,
  combinationWrenchSet12pc,
  socketSet40pc,
];
