import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureHosts } from '../remote/picture-hosts.ts';
import { checkContentType, checkFormat } from '../remote/picture-type.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { readHeaderSize } from './header-size.ts';
import type { PixelSize } from './size-in-address.ts';

/** Bytes that are asked for: the header, also behind a preview or a colour profile. */
const HEADER_BYTES = 65_536;

/** Sizes of pictures that stay at their addresses, each asked for once. */
export class MeasuredSizes {
  readonly #file: string;
  readonly #hosts: PictureHosts;
  readonly #known: Map<string, PixelSize>;

  private constructor(file: string, hosts: PictureHosts, known: Map<string, PixelSize>) {
    this.#file = file;
    this.#hosts = hosts;
    this.#known = known;
  }

  /** Reads the sizes that earlier builds have found. A line is a picture, so that a killed build loses none. */
  static async open(cache: string, hosts: PictureHosts): Promise<MeasuredSizes> {
    const file = join(cache, 'kept-sizes.jsonl');
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const known = new Map<string, PixelSize>();
    for (const line of lines) {
      try {
        const [address, width, height] = JSON.parse(line) as [string, number, number];
        known.set(address, { width, height });
      } catch {
        // The end of a killed build: it is asked for again.
      }
    }
    return new MeasuredSizes(file, hosts, known);
  }

  known(address: string): PixelSize | undefined {
    return this.#known.get(address);
  }

  /** Asks for the first bytes of a picture. @throws RemoteError */
  async measure(address: string): Promise<PixelSize> {
    const { url, headers, body } = await this.#hosts.get(address, {
      headers: { range: `bytes=0-${HEADER_BYTES - 1}` },
      maximumBytes: HEADER_BYTES,
      isCut: true,
    });
    // The site's policy admits the hosts that are named, and would refuse this one.
    if (url.host !== new URL(address).host)
      throw new RemoteError(`it stays at its address, which redirects to ${url.host}; name it there`);
    checkContentType(headers['content-type']);
    checkFormat(body);
    const { width, height } = await readHeaderSize(body);
    this.#known.set(address, { width, height });
    await mkdir(dirname(this.#file), { recursive: true });
    await appendFile(this.#file, `\n${JSON.stringify([address, width, height])}`);
    return { width, height };
  }
}
