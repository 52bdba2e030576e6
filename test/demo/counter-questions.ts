// Questions at the counter of a tool store, with the answers that a person there would give.

/** The products by short names, which the answers below use. */
export const ids = {
  grinder: 'angle-grinder-5in',
  polisher: 'dual-action-polisher-6in',
  'heat-gun': 'digital-heat-gun',
  scanner: 'obd2-scan-tablet',
  meter: 'true-rms-multimeter',
  tester: 'battery-charging-tester',
  'air-impact': 'air-impact-wrench-half-in',
  ratchet: 'air-ratchet-three-eighths-in',
  'spray-gun': 'hvlp-spray-gun',
  cordless: 'cordless-impact-wrench-20v',
  light: 'led-work-light-20v',
  torque: 'click-torque-wrench-half-in',
  wrenches: 'combination-wrench-set-12pc',
  sockets: 'socket-set-40pc',
} as const;

export type Question = {
  readonly term: string;
  /** One of these must be the first product. */
  readonly first: readonly string[];
  /** These must be among the products. */
  readonly also: readonly string[];
  /** These must not be among them. */
  readonly never: readonly string[];
};

/** A line is `term: first, or first + also - never`. */
const questionsIn = (lines: string): Question[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, term = '', first = '', also = '', never = ''] =
        /^\s*(.+): ([^+-]\S*)(?: \+ (.+?))?(?: - (.+?))?$/.exec(line) ?? [];
      const products = (names: string) =>
        names.split(/[ |]/).flatMap((name) => {
          if (name !== '' && !(name in ids)) throw new Error(`"${line}" names no product ${name}.`);
          return name === '' ? [] : [ids[name as keyof typeof ids]];
        });
      return { term, first: products(first), also: products(also), never: products(never) };
    });

export const questions: Readonly<Record<'jobs' | 'numbers' | 'names', readonly Question[]>> = {
  jobs: questionsIn(`
    break loose rusted lug nuts: air-impact|cordless + air-impact cordless - spray-gun light
    tighten lug nuts: torque|cordless|air-impact + torque - wrenches
    remove swirl marks: polisher - spray-gun
    paint a bumper: spray-gun
    check engine light: scanner - light
    parasitic draw: meter - tester
    test an alternator: tester
    cut exhaust pipe: grinder
    strip paint: heat-gun
    shrink tubing: heat-gun - wrenches
    loosen an axle nut: air-impact|cordless - spray-gun
    clear trouble codes: scanner - light
    light under the hood: light
    program keys: scanner - heat-gun
    remove window tint: heat-gun
    find a fault in the wiring: meter - spray-gun
    torque head bolts: torque
    spray clear coat: spray-gun
    test a car battery: tester - light
    tight spaces: ratchet - light
    change tires: air-impact|cordless - wrenches
    grinding wheel: grinder - polisher
    impact without a hose: cordless
    remove decals: heat-gun - tester
    polish headlights: polisher - light
    read live data: scanner - torque
    bolts in a tight engine bay: ratchet - light`),
  numbers: questionsIn(`
    450 Nm: air-impact|cordless + air-impact cordless - torque ratchet
    200 Nm: torque + air-impact cordless - ratchet
    break loose 450 Nm: air-impact|cordless + air-impact cordless - torque
    TB-1120: torque - light cordless
    tb1070: air-impact - cordless
    1100: cordless - torque grinder
    tb-11: cordless|light|torque|wrenches|sockets + cordless light torque wrenches sockets - ratchet
    TB 1040: scanner - meter
    8 CFM: air-impact|ratchet + air-impact ratchet - spray-gun
    10 CFM compressor: spray-gun|air-impact|ratchet + spray-gun air-impact ratchet - grinder
    15 amp circuit: grinder|heat-gun|polisher + grinder heat-gun polisher - light
    600 °C: heat-gun|meter + heat-gun meter - tester
    1000 F: heat-gun|meter + heat-gun - tester scanner
    2000 lumens: light - tester
    10 hours: light - scanner
    10mm: sockets|wrenches + sockets wrenches - spray-gun
    1/2 in drive: air-impact|cordless|torque + air-impact cordless torque - sockets ratchet
    3/8 drive: ratchet - sockets torque
    16mm wrench: wrenches - sockets
    8 mm orbit: polisher - wrenches sockets
    9/32 socket: sockets - wrenches
    5 inch disc: grinder - polisher
    400 V: meter - tester scanner
    12V battery: tester - meter
    torque wrench for 120 Nm: torque - ratchet
    75 ft lbs: torque + air-impact cordless - ratchet
    339 Nm: torque + air-impact cordless - ratchet`),
  names: questionsIn(`
    torch: light - heat-gun
    grindr: grinder - wrenches
    wrnch: torque|wrenches|air-impact|cordless + torque wrenches air-impact cordless - light
    multimetre: meter
    polsher: polisher
    spraygun: spray-gun - heat-gun
    spray-gun: spray-gun - heat-gun
    charger: cordless + scanner - light
    rattle gun: air-impact|cordless + air-impact cordless - spray-gun heat-gun
    spanner: wrenches - light
    code reader: scanner - meter
    DVOM: meter
    buffer: polisher
    hot air gun: heat-gun - spray-gun
    torque spanner: torque - sockets
    flashlight: light
    impact gun: air-impact|cordless + air-impact cordless - spray-gun
    wrench: torque|wrenches|air-impact|cordless + torque wrenches air-impact cordless - light
    light: light - scanner
    socket set: sockets - torque
    impact wrnch: air-impact|cordless + air-impact cordless - wrenches
    clicker: torque
    pneumatic wrench: air-impact|ratchet + air-impact - cordless
    paint gun: spray-gun - heat-gun
    battery checker: tester
    ratchet: ratchet + sockets - air-impact
    volt meter: meter - tester`),
};
