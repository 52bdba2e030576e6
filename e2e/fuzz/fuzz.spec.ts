import { test } from '../fixtures/test';
import { prepareTrips } from './trip';

// Trip n has the seed FUZZ_SEED + n, and so can be repeated alone.
const trips = Number(process.env.FUZZ_TRIPS ?? 4);
const tripsPerTest = 4;

for (let first = 0; first < trips; first += tripsPerTest) {
  const count = Math.min(tripsPerTest, trips - first);
  test(`${count} random trips from ${first} on, FUZZ_SEED=${process.env.FUZZ_SEED}`, async ({
    context,
    flakyServer,
    consoleErrors,
  }, testInfo) => {
    test.setTimeout(120_000 + count * 10_000);
    const seed = Number(process.env.FUZZ_SEED) + testInfo.repeatEachIndex * trips + first;
    const runTrip = await prepareTrips(context, flakyServer, consoleErrors);
    const done = { trips: 0, steps: 0 };
    try {
      for (; done.trips < count; done.trips++) done.steps += await runTrip(seed + done.trips);
    } finally {
      for (const [type, number] of Object.entries(done)) {
        testInfo.annotations.push({ type, description: `${number}` });
      }
    }
  });
}
