/** Chromium on Android and ChromeOS tells the kind of network; others do not. */
type NetworkInformation = Partial<EventTarget> & {readonly type?: string};

/** The device's network, as far as the browser tells. */
export class Network {
  readonly #information = (globalThis.navigator as (Navigator & {connection?: NetworkInformation}) | undefined)?.connection;
  #onChange: (() => void) | undefined;

  get isCellular(): boolean {
    return this.#information?.type === 'cellular';
  }

  watch(onChange: () => void): void {
    this.#onChange = onChange;
    this.#information?.addEventListener?.('change', onChange);
  }

  stop(): void {
    if (this.#onChange) this.#information?.removeEventListener?.('change', this.#onChange);
  }
}
