import type { Catalog } from '../../catalog/load/load.ts';
import type { ImageSettings } from '../../catalog/schema/images.ts';
import type { KeptPicture, SitePicture } from '../../catalog/site/site.ts';
import { isRemote } from '../../catalog/values/is-remote.ts';
import { runAll } from '../files/run-all.ts';
import { keepPicture } from './kept/keep-picture.ts';
import { MeasuredSizes } from './kept/measured-sizes.ts';
import { type PixelSize, sizeInAddress } from './kept/size-in-address.ts';
import { CDN_PATTERNS } from './kept/url-patterns.ts';
import { FetchedPictures } from './remote/fetched-pictures.ts';
import { type AddressRules, checkAddress } from './remote/picture-address.ts';
import { PictureHosts, type PictureHostsOptions } from './remote/picture-hosts.ts';
import { RemoteError } from './remote/remote-error.ts';
import type { PublishedPictures } from './published-pictures.ts';
import type { NamedPicture } from './sources.ts';

/** How many sources of one host are processed at a time. */
const AT_A_TIME = 16;
/** The size assumed for a picture of unknown size when nothing is fetched. */
const ASSUMED: PixelSize = { width: 750, height: 750 };

export interface RemoteOptions {
  /** Whether hosts are asked. If not, as in the editor, pictures without a copy are shown from their addresses. */
  readonly fetches: boolean;
  /** Whether to check copies that are still fresh, too. */
  readonly verify: boolean;
  /** Where to find pictures whose hosts can't be reached. */
  readonly published?: PublishedPictures | undefined;
  readonly hosts?: Omit<PictureHostsOptions, keyof AddressRules>;
  readonly onFetch?: ((done: number, total: number) => void) | undefined;
}

export interface RemotePictures {
  /** Pictures that stay at their addresses, and those from the published site. All others have a copy or have failed. */
  readonly kept: ReadonlyMap<string, SitePicture>;
  /** By source: why its picture can't be fetched. */
  readonly failed: ReadonlyMap<string, string>;
  /** Failed pictures that may work later, when the network or their host is back. */
  readonly unreachable: ReadonlySet<string>;
  /** By source: why the picture of the published site is used instead. */
  readonly restored: ReadonlyMap<string, string>;
  /** By source: why the server can't be asked whether the copy is current. */
  readonly stale: ReadonlyMap<string, string>;
}

/** Fetches the pictures to prepare, and finds the sizes of those that stay at their addresses. */
export async function readRemote(
  { store }: Catalog,
  named: ReadonlyMap<string, NamedPicture>,
  cache: string,
  { fetches, verify, published, hosts: hostOptions, onFetch = () => {} }: RemoteOptions,
): Promise<RemotePictures> {
  const result = {
    kept: new Map<string, SitePicture>(),
    failed: new Map<string, string>(),
    unreachable: new Set<string>(),
    restored: new Map<string, string>(),
    stale: new Map<string, string>(),
  };
  const sources = [...named.keys()].filter(isRemote);
  if (sources.length === 0) return result;
  const settings: ImageSettings = store.images ?? {};
  const rules = readRules(settings);
  const patterns = [...(settings.patterns ?? []), ...CDN_PATTERNS];
  const hosts = new PictureHosts({ ...hostOptions, ...rules });
  const fetched = new FetchedPictures(cache, hosts);
  const sizes = await MeasuredSizes.open(cache, hosts);

  // Browsers refuse http pictures on https pages.
  const addressOfKept = (source: string): URL => checkAddress(source, { ...rules, insecureHosts: new Set() });
  const keep = async (url: URL, known: PixelSize | undefined): Promise<KeptPicture> => {
    const size = known ?? sizeInAddress(url) ?? sizes.known(url.href);
    return keepPicture(url, size ?? (fetches ? await sizes.measure(url.href) : ASSUMED), patterns);
  };
  const read = async (source: string) => {
    const { mode, size } = named.get(source) as NamedPicture;
    const url = checkAddress(source, rules);
    if ((mode ?? modeOf(url, settings)) === 'keep') result.kept.set(source, await keep(addressOfKept(source), size));
    else if (fetches) {
      const reason = await fetched.fetch(source, { verify });
      if (reason !== undefined) result.stale.set(source, reason);
    } else if (!(await fetched.has(source))) result.kept.set(source, keepPicture(url, size ?? ASSUMED, patterns));
  };

  let done = 0;
  onFetch(done, sources.length);
  const byHost = Map.groupBy(sources, (source) => (URL.canParse(source) ? new URL(source).host : ''));
  try {
    await Promise.all(
      [...byHost.values()].map((group) =>
        runAll(group, AT_A_TIME, async (source) => {
          try {
            await read(source);
          } catch (error) {
            if (!(error instanceof RemoteError)) throw error;
            result.failed.set(source, error.message);
            if (error.isOfNetwork) result.unreachable.add(source);
          }
          onFetch(++done, sources.length);
        }),
      ),
    );
  } finally {
    hosts.close();
  }
  await runAll([...result.unreachable], AT_A_TIME, async (source) => {
    const found = await published?.find(source);
    if (!found) return;
    result.kept.set(source, 'digest' in found ? found : keepPicture(addressOfKept(source), found, patterns));
    result.restored.set(source, result.failed.get(source) ?? '');
    result.failed.delete(source);
    result.unreachable.delete(source);
  });
  return result;
}

const modeOf = ({ hostname }: URL, settings: ImageSettings): 'prepare' | 'keep' =>
  settings.hosts?.[hostname]?.mode ?? settings.mode ?? 'prepare';

/**
 * Reads the address rules, with PRIVATE_PICTURE_HOSTS: names of hosts, separated by spaces, that may have private addresses. They are for tests and
 * intranets.
 */
function readRules(settings: ImageSettings): AddressRules {
  const hosts = settings.hosts ?? {};
  return {
    insecureHosts: new Set(Object.keys(hosts).filter((host) => hosts[host]?.http)),
    privateHosts: new Set((process.env['PRIVATE_PICTURE_HOSTS'] ?? '').split(/\s+/).filter(Boolean)),
  };
}
