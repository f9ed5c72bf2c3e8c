import { networkInterfaces } from "node:os";

/** Where the phones of this network find this machine. */
export function addresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}
