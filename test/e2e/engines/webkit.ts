import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { ViewportSize } from '@playwright/test';
import {
  Builder,
  By,
  Capabilities,
  error,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { programsOf } from '../../steps/engines.mjs';
import type { Role } from '../fixtures/shopping-trip.ts';
import type { EngineShopper } from './engine-shopper.ts';

const timeout = 20_000;

/** The installed WebKitGTK, driven over classic WebDriver, which does not report the console. */
export async function openWebKit(viewport: ViewportSize): Promise<EngineShopper> {
  const [webKitDriver = '', xvfb = ''] = programsOf('webkit');
  const display = await openScreen(xvfb, viewport);
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
    .setRect({ x: 0, y: 0, ...viewport });

  /** Acts on the control as soon as it is there. */
  const act = async (role: Role, name: string, action: (control: WebElement) => Promise<void>) => {
    await driver.wait(
      async () => {
        try {
          const control = await find(driver, role, name);
          await (control && action(control));
          return control !== undefined;
        } catch (fault) {
          // React has just removed the element: it is looked for again.
          if (fault instanceof error.StaleElementReferenceError) return false;
          throw fault;
        }
      },
      timeout,
      `no ${role} "${name}"`,
    );
  };
  return {
    open: (url) => driver.get(url),
    click: (role, name) =>
      act(role, name, async (control) => {
        // Clear of the bars at the top and at the bottom.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', control);
        await control.click();
      }),
    fill: (role, name, text) =>
      act(role, name, async (field) => {
        await field.clear();
        await field.sendKeys(text);
      }),
    evaluate: (work, argument) => driver.executeScript(work, argument),
    addSource: (source) => driver.executeScript(source),
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

/** Starts a virtual X server, which exits with its last window. Returns its display. */
async function openScreen(xvfb: string, { width, height }: ViewportSize) {
  const size = ['-screen', '0', `${width}x${height}x24`];
  const server = spawn(xvfb, ['-displayfd', '3', '-terminate', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It writes the number of the display.
  const [display] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return `:${String(display).trim()}`;
}

/** Hidden pages have many controls, and each takes the driver some milliseconds. */
const controls = By.css(':is(a, button, input):not([aria-hidden] *)');

/** WebKit leaves out of a name the space at which its text wraps, if an inline element ends there. */
const withoutSpaces = (text: string) => text.replaceAll(' ', '');

async function find(driver: WebDriver, role: Role, name: string) {
  for (const element of await driver.findElements(controls)) {
    // A hidden element has neither role nor name: WebKit answers with an error.
    const isRole = (await element.getAriaRole().catch(() => '')) === role;
    const elementName = isRole ? await element.getAccessibleName().catch(() => '') : '';
    if (isRole && withoutSpaces(elementName) === withoutSpaces(name)) return element;
  }
  return undefined;
}
