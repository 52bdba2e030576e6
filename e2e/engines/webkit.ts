import process from 'node:process';
import {
  Builder,
  By,
  Capabilities,
  error,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { programsOf } from '../../scripts/engines.mjs';
import type { Role } from '../shopping-trip';
import { type EngineShopper, phone } from './engine-shopper';
import { openScreen } from './screen';

const patience = 20_000;

/** Debian's WebKitGTK, driven over classic WebDriver, which tells nothing of the console. */
export async function openWebKit(): Promise<EngineShopper> {
  const [webKitDriver = '', xvfb = ''] = programsOf('WebKitGTK');
  const display = await openScreen(xvfb, phone);
  const service = new DriverService.Builder(webKitDriver)
    .setLoopback(true)
    .setEnvironment(new Map(Object.entries({ ...process.env, DISPLAY: display })))
    .build();
  // Full screen, because the toolbar is wider than a phone.
  const options = { args: ['--automation', '--full-screen'] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phone });

  /** Does something to the control as soon as it is there. */
  const act = async (role: Role, name: string, doing: (control: WebElement) => Promise<void>) => {
    await driver.wait(
      async () => {
        try {
          const control = await find(driver, role, name);
          await (control && doing(control));
          return control !== undefined;
        } catch (fault) {
          // What React has just taken away is looked for again.
          if (fault instanceof error.StaleElementReferenceError) return false;
          throw fault;
        }
      },
      patience,
      `no ${role} "${name}"`,
    );
  };
  return {
    open: (url) => driver.get(url),
    press: (role, name) => act(role, name, (control) => control.click()),
    fill: (role, name, text) =>
      act(role, name, async (field) => {
        await field.clear();
        await field.sendKeys(text);
      }),
    evaluate: (work, argument) => driver.executeScript(work, argument),
    addSource: (source) => driver.executeScript(source),
    leave: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

async function find(driver: WebDriver, role: Role, name: string) {
  for (const element of await driver.findElements(By.css('a, button, input'))) {
    // What is hidden has neither role nor name: asking for them fails.
    const isRole = (await element.getAriaRole().catch(() => '')) === role;
    if (isRole && (await element.getAccessibleName().catch(() => '')) === name) return element;
  }
  return undefined;
}
