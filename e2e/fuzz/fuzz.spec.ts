import { test as base } from '../fixtures/test';
import { type FuzzOptions, prepareTrips } from './trip';

const test = base.extend<FuzzOptions>({ trips: [2, { option: true }] });

// Trip n has the seed FUZZ_SEED + n, and so can be repeated: it is the first of the trips from that seed on.
test(`random trips, FUZZ_SEED=${process.env.FUZZ_SEED}`, async ({
  context,
  flakyServer,
  consoleErrors,
  trips,
}, testInfo) => {
  test.setTimeout(120_000 + trips * 10_000);
  const seed = Number(process.env.FUZZ_SEED) + testInfo.repeatEachIndex * trips;
  const runTrip = await prepareTrips(context, flakyServer, consoleErrors);
  const done = { trips: 0, steps: 0 };
  try {
    for (; done.trips < trips; done.trips++) done.steps += await runTrip(seed + done.trips);
  } finally {
    for (const [type, number] of Object.entries(done)) {
      testInfo.annotations.push({ type, description: `${number}` });
    }
  }
});
