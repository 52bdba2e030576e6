import { expect, test } from 'vitest';

test('the app module loads without a DOM, as in the build', async () => {
  const { App } = await import('./app.tsx');
  expect(App).toBeTypeOf('function');
});
