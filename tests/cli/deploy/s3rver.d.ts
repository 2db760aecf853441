declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    configureBuckets: { name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    readonly store: { putContent(file: string, content: unknown): Promise<unknown> };
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
