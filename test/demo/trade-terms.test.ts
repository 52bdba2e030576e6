import { expect, test } from 'vitest';
import { products } from '../../src/catalogue/products.ts';
import { searchCatalogue } from '../../src/search/search-catalogue.ts';

// The words of mechanics, painters and buyers for each tool, its parts and its jobs, collected without a look at the catalogue's
// texts: from Wikipedia's articles on the tools, retailers' guides and trade magazines (engineerfix.com, eastwood.com,
// bodyshopbusiness.com, vehicleservicepros.com, autoserviceprofessional.com) and from shop talk. All of them are here, found or
// not.
const termsById: Readonly<Record<string, string>> = {
  'angle-grinder-5in': `
    angle grinder, side grinder, disc grinder, grinder, right angle grinder, 5 inch grinder, 5" grinder, 12 amp,
    120v, 11000 rpm, 5/8-11, 5/8 arbor, paddle switch, variable speed grinder, corded grinder, cutoff wheel, cut
    off tool, flap disc, grinding wheel, wire wheel, rust removal, grinding welds, cutting exhaust, metal
    cutting, deadman switch`,
  'dual-action-polisher-6in': `
    da polisher, da buffer, dual action, random orbital, random orbit polisher, orbital buffer, car buffer, car
    polisher, polishing machine, waxer, 6 inch polisher, 7 amp, 8mm orbit, 8mm throw, foam pads, buffing pad,
    swirl marks, swirl remover, paint correction, detailing, clear coat polishing, scratch removal, cut and
    buff, speed dial, corded buffer`,
  'digital-heat-gun': `
    heat gun, hot air gun, heat blower, hot air blower, 1500 watt, 1500w, 1200 degree, 1200 f, digital heat gun,
    adjustable temperature, variable temp, two speed, dual fan, nozzles, nozzle kit, heat shrink, shrink tubing,
    paint stripper, paint removal, vinyl wrap, window tint, decal removal, sticker remover, soften adhesive,
    plastic bending`,
  'obd2-scan-tablet': `
    obd2 scanner, obd ii, obdii, code reader, scan tool, scanner, car diagnostic tool, diagnostic tablet,
    diagnostic scanner, bidirectional, bi-directional scanner, active test, actuator test, check engine light,
    trouble codes, dtc, read codes, clear codes, live data, touchscreen, 10 inch tablet, wireless dongle, vci,
    ip65, scanner with case`,
  'true-rms-multimeter': `
    multimeter, multi meter, dmm, dvom, volt meter, voltmeter, ohm meter, amp meter, trms, true rms, cat iii,
    cat 3, 600v, 10 amp, 10a, test leads, meter leads, alligator clips, thermocouple, k type, inductive pickup,
    rpm pickup, tach, continuity, automotive meter, electrical tester, voltage drop`,
  'battery-charging-tester': `
    battery tester, car battery tester, battery analyzer, battery checker, 12v tester, 12 volt, cca, cca tester,
    cold cranking amps, 2000 cca, conductance tester, alternator tester, charging system, alternator test, agm,
    gel battery, flooded, lead acid, wet cell, battery clamps, dead battery, bad battery, battery health, no
    start`,
  'air-impact-wrench-half-in': `
    impact gun, air impact, air gun, impact wrench, impactor, rattle gun, windy gun, buzz gun, air wrench,
    pneumatic impact, 1/2 impact, half inch impact, 1/2 drive, lug nuts, lug nut gun, tire gun, twin hammer,
    friction ring, hog ring, anvil, 950 ft-lb, 90 psi, 5 cfm, composite, lightweight impact, rusted bolts, air
    tool`,
  'air-ratchet-three-eighths-in': `
    air ratchet, pneumatic ratchet, power ratchet, air powered ratchet, compressed air ratchet, 3/8 ratchet, 3/8
    drive, three eighths, 3/8 air ratchet, 60 ft-lb, 60 foot pounds, 160 rpm, 4 cfm, air tool, air wrench,
    compressor tool, ratchet gun, socket driver, tight spaces, engine bay, bolt removal`,
  'hvlp-spray-gun': `
    hvlp, paint gun, spray gun, gravity feed, gravity gun, paint sprayer, car paint gun, air sprayer, spray
    painting, clear coat, clearcoat gun, base coat, basecoat, 1.3 tip, 1.3mm, fluid tip, needle, air cap, 600cc,
    paint cup, cup gun, 29 psi, 9 cfm, regulator, air gauge, refinish, body shop gun, auto paint`,
  'cordless-impact-wrench-20v': `
    cordless impact, battery impact, electric impact, impact gun, battery rattle gun, ugga dugga, 20 volt, 20v,
    1/2 cordless, half inch impact, 1/2 drive, brushless, lithium, lithium ion, li-ion, 4.5 ah, two batteries,
    battery and charger, impact kit, tool bag, 1000 ft-lb, high torque, lug nuts, wheel nuts, tire change,
    breaking bolts loose`,
  'led-work-light-20v': `
    work light, worklight, shop light, led light, trouble light, drop light, cordless light, jobsite light, area
    light, inspection light, underhood light, mechanics light, flood light, magnetic light, magnet base, hanging
    hook, 3000 lumen, lumens, 20v, battery light, ip54, water resistant, bare tool, tool only, no battery`,
  'click-torque-wrench-half-in': `
    torque wrench, clicker, click wrench, clicker wrench, click type, torque bar, 1/2 drive, half inch drive,
    250 ft-lb, 30-250, foot pounds, ft lbs, newton meter, 339 nm, 72 tooth, lug nut torque, wheel torque, head
    bolts, torque spec, calibrated, calibration certificate, cert, hard case, ratcheting head`,
  'combination-wrench-set-12pc': `
    wrench set, combo wrench, combination wrenches, combination spanner, spanner set, spanners, metric wrenches,
    metric set, mm wrenches, 8mm to 19mm, 8-19mm, 10mm wrench, 13mm wrench, 19mm, 12 piece, 12 pc, open end, box
    end, box wrench, 12 point, wrench roll, tool roll, roll up pouch, hand wrenches, nuts and bolts`,
  'socket-set-40pc': `
    socket set, sockets, ratchet set, ratchet and sockets, socket wrench, socket kit, quarter inch drive, 1/4
    drive, 1/4 socket set, metric and sae, standard sockets, imperial, 10mm socket, 4-14mm, deep sockets, deep
    well, shallow sockets, 72 tooth, fine tooth ratchet, extension bar, extensions, universal joint, u-joint, 40
    piece, 40 pc, small bolts`,
};

const pairs = Object.entries(termsById).flatMap(([id, terms]) =>
  terms.split(',').map((term) => ({ id, term: term.trim().replaceAll(/\s+/g, ' ') })),
);

/** The products that the search page of a term shows for it. */
function idsOnPageOf(term: string): string[] {
  const { results, matches, closest } = searchCatalogue(term, products);
  return [...results, ...[...matches, ...closest].map(({ product }) => product)].map(
    ({ id }) => id,
  );
}

test('there are more than 200 terms', () => {
  expect(pairs.length).toBeGreaterThan(200);
});

test('the search page of at least 95 % of the terms shows the tool', () => {
  const missing = pairs.filter(({ id, term }) => !idsOnPageOf(term).includes(id));
  const report = missing.map(({ id, term }) => `"${term}" does not show ${id}`).join('\n');
  expect(1 - missing.length / pairs.length, report).toBeGreaterThanOrEqual(0.95);
});
