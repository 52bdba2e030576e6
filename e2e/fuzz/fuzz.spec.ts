import { startServer } from '../../scripts/store-server.mjs';
import { test } from '../test';
import { tripsIn } from './trip';

// Trip n has the seed FUZZ_SEED + n, and so can be taken alone.
const firstSeed = Number(process.env.FUZZ_SEED);
const afterLast = firstSeed + Number(process.env.FUZZ_TRIPS ?? 50);
const tripsPerTest = 25;

for (let seed = firstSeed; seed < afterLast; seed += tripsPerTest) {
  const count = Math.min(tripsPerTest, afterLast - seed);
  test(`${count} random trips from seed ${seed} on`, async ({ context, noise }) => {
    test.setTimeout(120_000 + count * 10_000);
    const store = await startServer();
    const takeTrip = await tripsIn(context, store, noise);
    const told = { trips: 0, steps: 0 };
    try {
      for (; told.trips < count; told.trips++) told.steps += await takeTrip(seed + told.trips);
    } finally {
      for (const [type, number] of Object.entries(told)) {
        test.info().annotations.push({ type, description: `${number}` });
      }
      await store.stop();
    }
  });
}
