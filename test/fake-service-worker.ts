// The service worker API as far as src/pwa/registration.ts uses it. A test moves the workers through their lifecycle.
import { vi } from 'vitest';

/** A service worker. Its state changes as a test says. */
export class FakeWorker extends EventTarget {
  readonly scriptURL: string;
  readonly postMessage = vi.fn();

  constructor(
    public state: ServiceWorkerState,
    path = '/sw.js',
  ) {
    super();
    this.scriptURL = `https://tools.example${path}`;
  }

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(async () => this);

  /** A worker starts to install, unless one does already. */
  install() {
    if (this.installing) return;
    this.installing = new FakeWorker('installing');
    this.dispatchEvent(new Event('updatefound'));
  }

  /** The installing worker is installed, and waits if there is an active one. */
  finishInstalling() {
    this.waiting = this.installing;
    this.installing = null;
    this.waiting?.become('installed');
  }

  /** A new version is installed, and waits. */
  publish() {
    this.install();
    this.finishInstalling();
    return this.waiting;
  }

  /** The installing worker cannot load what it precaches. */
  failToInstall() {
    this.installing?.become('redundant');
    this.installing = null;
  }

  activate() {
    this.active = this.waiting;
    this.waiting = null;
    this.active?.become('activating');
    this.active?.become('activated');
  }
}

export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly ready = new Promise(() => undefined);
  readonly register = vi.fn(async () => this.registration);
  readonly getRegistration = vi.fn(async (): Promise<FakeRegistration | undefined> => undefined);

  constructor(public registration = new FakeRegistration()) {
    super();
  }

  /** The worker of a returning shopper, or of an earlier app on this domain, is active. */
  activateEarlierWorker(path?: string) {
    this.registration.active = new FakeWorker('activated', path);
    this.controller = this.registration.active;
    this.getRegistration.mockImplementation(async () => this.registration);
  }

  /** The active worker claims this tab. */
  claim() {
    this.controller = this.registration.active;
    this.dispatchEvent(new Event('controllerchange'));
  }

  /** The waiting worker activates, and claims this tab. */
  activate() {
    this.registration.activate();
    this.claim();
  }

  /** The first worker is installed, and claims this tab. */
  finishFirstInstallation() {
    this.registration.finishInstalling();
    this.activate();
  }
}
