import type { Product } from './product';
import { airImpactWrenchHalfIn } from './products/air-impact-wrench-half-in';
import { airRatchetThreeEighthsIn } from './products/air-ratchet-three-eighths-in';
import { angleGrinder5in } from './products/angle-grinder-5in';
import { batteryChargingTester } from './products/battery-charging-tester';
import { clickTorqueWrenchHalfIn } from './products/click-torque-wrench-half-in';
import { combinationWrenchSet12pc } from './products/combination-wrench-set-12pc';
import { cordlessImpactWrench20v } from './products/cordless-impact-wrench-20v';
import { digitalHeatGun } from './products/digital-heat-gun';
import { dualActionPolisher6in } from './products/dual-action-polisher-6in';
import { hvlpSprayGun } from './products/hvlp-spray-gun';
import { ledWorkLight20v } from './products/led-work-light-20v';
import { obd2ScanTablet } from './products/obd2-scan-tablet';
import { socketSet40pc } from './products/socket-set-40pc';
import { trueRmsMultimeter } from './products/true-rms-multimeter';

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
