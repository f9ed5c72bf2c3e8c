export interface Cluster {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<boolean>;
  stop(): Promise<void>;
}
export function findPostgres(how?: { readonly fetch?: boolean }): string | undefined;
export function startPostgres(how?: {
  readonly durable?: boolean;
  readonly fetch?: boolean;
  readonly settings?: readonly string[];
}): Promise<Cluster | undefined>;
