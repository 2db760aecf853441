import { join } from 'node:path';
import { LineStore } from '../../files/line-store.ts';
import type { PictureHosts } from '../remote/picture-hosts.ts';
import { checkContentType, checkFormat } from '../remote/picture-type.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { readHeaderSize } from './header-size.ts';
import type { PixelSize } from './size-in-address.ts';

/** How many bytes are requested. They contain the header, even after a preview or a colour profile. */
const HEADER_BYTES = 65_536;

/** Sizes of pictures that stay at their addresses. Each is requested once. */
export class MeasuredSizes {
  readonly #hosts: PictureHosts;
  readonly #store: LineStore<[width: number, height: number]>;

  private constructor(hosts: PictureHosts, store: LineStore<[width: number, height: number]>) {
    this.#hosts = hosts;
    this.#store = store;
  }

  /** Opens the sizes that earlier builds have found. */
  static async open(cache: string, hosts: PictureHosts): Promise<MeasuredSizes> {
    return new MeasuredSizes(hosts, await LineStore.open(join(cache, 'kept-sizes.jsonl')));
  }

  known(address: string): PixelSize | undefined {
    const [width, height] = this.#store.get(address) ?? [];
    return width !== undefined && height !== undefined ? { width, height } : undefined;
  }

  /** Finds the size of a picture from its first bytes. @throws RemoteError */
  async measure(address: string): Promise<PixelSize> {
    const { url, headers, body } = await this.#hosts.get(address, {
      headers: { range: `bytes=0-${HEADER_BYTES - 1}` },
      maximumBytes: HEADER_BYTES,
      isCut: true,
    });
    // The site's policy allows only hosts that the catalogue names, so browsers would refuse this one.
    if (url.host !== new URL(address).host)
      throw new RemoteError(`it stays at its address, which redirects to ${url.host}; name it there`);
    checkContentType(headers['content-type']);
    checkFormat(body);
    const { width, height } = await readHeaderSize(body);
    await this.#store.add(address, [width, height]);
    return { width, height };
  }
}
