import { expect, test } from 'vitest';
import { products } from '../../src/catalogue/products.ts';
import { searchCatalogue } from '../../src/search/search-catalogue.ts';

// The terms that people type for each tool: retailers' category names, shop talk, units, other spellings.
// Terms that the search cannot serve are here too.
const termsById: Readonly<Record<string, string>> = {
  'angle-grinder-5in': `
    angle grinder, grinder, 5 inch grinder, disc grinder, side grinder, cut off tool, cut-off,
    cutoff wheel, cutting disc, grinding wheel, wire wheel, flap disc, variable speed, corded, power tool,
    5/8-11`,
  'dual-action-polisher-6in': `
    polisher, da polisher, dual action, dual-action polisher, random orbital, orbital polisher, buffer,
    car buffer, orbital buffer, paint correction, swirl, detailing, wax, 6 inch, clear coat, foam pad`,
  'digital-heat-gun': `
    heat gun, hot air gun, hot air, 1500w, 1500 watt, heat shrink, shrink tubing, paint stripper,
    vinyl wrap, seized bolt, digital heat gun, temperature, corded, power tools, heatgun`,
  'obd2-scan-tablet': `
    obd2, obdii, obd-ii, obd, obd 2, scanner, obd2 scanner, obd scanner, scan tool, code reader, diagnostic tool,
    bidirectional, check engine, check engine light, abs, live data, dtc, scan tablet, odb2`,
  'true-rms-multimeter': `
    multimeter, multi meter, dmm, dvom, digital multimeter, voltmeter, volt meter, ohmmeter, ammeter,
    true rms, true-rms, automotive multimeter, continuity, auto-ranging, cat iii, parasitic draw,
    circuit tester`,
  'battery-charging-tester': `
    battery tester, car battery tester, 12v battery, 12v, 12 volt, load tester, alternator tester,
    charging system, charging system tester, cca, agm, cranking, starter, conductance, alternator,
    car battery`,
  'air-impact-wrench-half-in': `
    impact wrench, air impact wrench, air impact, impact gun, air gun, pneumatic, pneumatic impact,
    1/2" drive, 1/2 drive, 1/2", 1/2 in, 1/2 impact, lug nut, lug nuts, twin hammer, ft-lbs, ft-lb,
    air tools, 90 psi`,
  'air-ratchet-three-eighths-in': `
    air ratchet, ratchet, pneumatic, pneumatic ratchet, ratchet wrench, power ratchet, 3/8 drive,
    3/8", 3/8 in, 3/8 inch, 3/8 air ratchet, air tool, ft-lbs, 90 psi, cfm`,
  'hvlp-spray-gun': `
    hvlp, spray gun, paint gun, paint sprayer, automotive paint, gravity feed, gravity-feed, 1.3 mm,
    1.3mm, base coat, clear coat, air tools, sprayer, hvlp gun, cfm, compressor`,
  'cordless-impact-wrench-20v': `
    cordless impact, cordless impact gun, cordless, impact gun, impact wrench, 20v, 20 volt, brushless,
    1/2", 1/2" drive, 1/2 drive, 1/2 inch, lug nut, ft-lbs, high torque, battery powered, battery tools, impact kit,
    20v battery, battery impact wrench`,
  'led-work-light-20v': `
    work light, led work light, led light, shop light, flood light, cordless, cordless work light, 20v,
    lumens, inspection light, trouble light, rechargeable, under hood, tool only, job site, battery tools, 20v light`,
  'click-torque-wrench-half-in': `
    torque wrench, click torque wrench, clicker, click type, 1/2", 1/2" drive, 1/2 drive, 1/2 inch,
    ft-lbs, ft-lb, ft lbs, foot pounds, nm, n·m, lug nut, lug nuts, calibration, torque, hand tools,
    1/2 torque wrench`,
  'combination-wrench-set-12pc': `
    wrench set, combination wrench, combination wrench set, wrenches, metric, metric wrench,
    metric wrench set, 10mm, 10 mm, 10mm wrench, spanner, open end, box end, 12 point, hand tools,
    chrome vanadium, 12 piece, 13mm`,
  'socket-set-40pc': `
    socket set, sockets, socket wrench, deep sockets, 1/4 drive, 1/4", 1/4 in, ratchet, ratchet and socket set, deep socket, sae,
    metric, 10mm, 10mm socket, 10 mm, 6 point, 6-point, extension, universal joint, hand tools,
    mechanics tool set`,
};

const pairs = Object.entries(termsById).flatMap(([id, terms]) =>
  terms.split(',').map((term) => ({ id, term: term.trim() })),
);

test('every product has at least 15 terms', () => {
  for (const terms of Object.values(termsById)) {
    expect(terms.split(',').length).toBeGreaterThanOrEqual(15);
  }
});

test('the search page of at least 95 % of what shoppers type shows the product', () => {
  const missing = pairs.filter(({ id, term }) => {
    const { results, matches, closest } = searchCatalogue(term, products);
    const others = [...matches, ...closest].map(({ product }) => product);
    return [...results, ...others].every((p) => p.id !== id);
  });
  const report = missing.map(({ id, term }) => `"${term}" does not find ${id}`).join('\n');
  expect(1 - missing.length / pairs.length, report).toBeGreaterThanOrEqual(0.95);
});
