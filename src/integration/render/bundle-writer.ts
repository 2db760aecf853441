import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AstroIntegration, RouteData } from 'astro';
import { OWN_PAGES_FOLDER } from '../../catalog/own-pages.ts';
import { FIRST_LANGUAGE } from '../../messages/language.ts';
import { withoutEndSlash } from '../../core/text/strings.ts';
import type { Plugin } from 'vite';
import { type Bundle, type BundleDescription, bundleParts, readBundle } from './bundle.ts';
import { type Chunk, makePortable, withoutRoots } from './portable-chunks.ts';
import { SHELL_COMPONENTS, SHELL_TEMPLATE } from '../examine/shell-parts.ts';
import { bundleWorker } from './bundle-worker.ts';
import { openApp, routeFile } from './renderer.ts';
import { overridesPlugin } from '../overrides/overrides-plugin.ts';
import type { ReadPlugin } from '../plugins/read-plugins.ts';
import type { Override } from '../overrides/read-overrides.ts';
import { packageFolder, publicFolder, viteId } from '../../package.ts';

/** The scripts that every page loads at once or soon (client/boot/boot.ts), and with them nearly all others. */
const SOURCES_OF_ALL_PAGES = ['boot', 'first-touch', 'later'].map((name) => `/client/boot/${name}.ts`);

type Hooks = AstroIntegration['hooks'];
type PathWithRoute = { readonly pathname: string; readonly route: RouteData };
type SetPrerenderer = Parameters<NonNullable<Hooks['astro:build:start']>>[0]['setPrerenderer'];

/** Stores what Astro has bundled when it would start to render pages. Astro then renders none. The bundle appears in `folder` with one rename. */
export class BundleWriter {
  readonly #folder: string;
  readonly #work: string;
  readonly #language: string;
  readonly #chunks = new Map<string, Chunk>();
  readonly #overrides: readonly Override[];
  readonly #shopPlugins: readonly ReadPlugin[];
  readonly #used = new Set<Override>();
  /** The names of browser scripts that every page has, without their hashes. */
  readonly #ofAllPages = new Set<string>();

  constructor(
    folder: string,
    language: string = FIRST_LANGUAGE,
    overrides: readonly Override[] = [],
    plugins: readonly ReadPlugin[] = [],
  ) {
    this.#language = language;
    this.#folder = folder;
    this.#work = `${folder}.${process.pid}`;
    this.#overrides = overrides;
    this.#shopPlugins = plugins;
  }

  /** Astro's `outDir`. */
  get outDir(): string {
    return bundleParts(this.#work).files;
  }

  /** The Vite plugins of a build. */
  get plugins(): Plugin[] {
    return [
      overridesPlugin(this.#overrides, (override) => void this.#used.add(override)),
      this.#recorder,
      this.#scriptRecorder,
    ];
  }

  /** Records which modules each bundled file contains. */
  readonly #recorder: Plugin = {
    name: 'haat-bundle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'prerender',
    writeBundle: (_options, output) => {
      for (const file of Object.values(output)) {
        if (file.type !== 'chunk') continue;
        const imports = [...file.imports, ...file.dynamicImports];
        this.#chunks.set(file.fileName, { imports, modules: file.moduleIds });
      }
    },
  };

  /** Records which browser scripts every page has, whatever the bundler names them. */
  readonly #scriptRecorder: Plugin = {
    name: 'haat-scripts-of-all-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: (_options, output) => {
      for (const file of Object.values(output))
        if (file.type === 'chunk' && file.moduleIds.some((id) => SOURCES_OF_ALL_PAGES.some((end) => id.endsWith(end))))
          this.#ofAllPages.add(basename(file.fileName).split('.')[0] as string);
    },
  };

  /** For the hook `astro:build:start`. */
  replacePrerenderer(setPrerenderer: SetPrerenderer): void {
    setPrerenderer((standard) => ({
      ...standard,
      name: 'haat',
      setup: async () => {
        await standard.setup?.();
        await this.#save(await standard.getStaticPaths());
      },
      getStaticPaths: async () => [],
    }));
  }

  /** For the hook `astro:build:done`: moves the bundle to its folder. */
  async publish(): Promise<Bundle | undefined> {
    // Another build may have made the same bundle meanwhile.
    await rename(this.#work, this.#folder).catch(() => rm(this.#work, { recursive: true, force: true }));
    return readBundle(this.#folder);
  }

  async #save(staticPaths: readonly PathWithRoute[]): Promise<void> {
    const { files, code, description } = bundleParts(this.#work);
    await cp(join(files, '.prerender'), code, { recursive: true });
    const entry = [...this.#chunks.keys()].find((file) => file.startsWith('prerender-entry'));
    if (!entry) throw new Error('Astro has bundled no entry module.');
    // Bundles of other languages differ only in scripts and styles.
    if (this.#language === FIRST_LANGUAGE) {
      await cp(publicFolder, files, { recursive: true, force: false });
      if (this.#ofAllPages.size < SOURCES_OF_ALL_PAGES.length)
        throw new Error(`The scripts of every page are not known: ${[...this.#ofAllPages].join(', ')}`);
      await bundleWorker(files, [...this.#ofAllPages]);
    }
    const digests = await this.#digestRoutes(code, entry);
    const overrides = this.#overrides.map((override) => ({ ...override, isUsed: this.#used.has(override) }));
    const ownPages = staticPaths
      .map(({ pathname, route }) => ({ path: withoutEndSlash(pathname) || '/', file: routeFile(route) }))
      .filter(({ file }) => file.startsWith(`${OWN_PAGES_FOLDER}/`))
      .map(({ path, file }) => {
        const template = `${file}.astro`;
        return { path, file: template, digest: hash('sha1', readFileSync(resolve(template)), 'base64url') };
      });
    const afterBuild = this.#shopPlugins.flatMap(({ name, afterBuild: file }) => (file ? [{ name, file }] : []));
    const sharesShell = !this.#overrides.some(({ name }) => SHELL_COMPONENTS.includes(name));
    const kept: BundleDescription = { entry, digests, overrides, sharesShell, ownPages, afterBuild };
    await writeFile(description, JSON.stringify(kept));
  }

  async #digestRoutes(code: string, entry: string): Promise<Record<string, string>> {
    const contents = new Map<string, string>();
    for (const file of this.#chunks.keys()) contents.set(file, await readFile(join(code, file), 'utf8'));
    // The package may be below the shop's folder.
    const roots = [...new Set([packageFolder, process.cwd()])].map(viteId);
    const texts = makePortable(contents, this.#chunks, roots);
    const { routes, entryModules } = (await openApp(join(code, entry))).manifest;
    const scripts = Object.entries(entryModules)
      .filter(([, file]) => file.startsWith('_astro/'))
      .map(([id, file]) => [withoutRoots(id, roots), file] as const);
    const digests: Record<string, string> = {};
    for (const { routeData, styles } of routes) {
      const digest = createHash('sha256').update(JSON.stringify(styles));
      const made = [resolve(routeData.component), SHELL_TEMPLATE].map(viteId);
      const own = [...this.#chunks].filter(([, { modules }]) =>
        modules.some((id) => made.includes(id.split('?')[0] as string)),
      );
      const reached = new Set(own.map(([file]) => file));
      for (const file of reached) for (const next of this.#chunks.get(file)?.imports ?? []) reached.add(next);
      for (const text of [...reached].flatMap((file) => texts.get(file) ?? []).sort()) {
        digest.update(text);
        for (const [id, address] of scripts) if (text.includes(id)) digest.update(`${id} ${address}`);
      }
      digests[routeFile(routeData)] = digest.digest('hex');
    }
    return digests;
  }
}
