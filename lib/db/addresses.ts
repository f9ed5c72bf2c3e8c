import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

/** Network interfaces inside this machine, of containers and tunnels: no phone is there. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|cni|flannel|podman)/i;
/** Private address ranges, those most used in homes first. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** The addresses at which phones of this network reach this machine, the likeliest first. */
export function addresses(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): string[] {
  const all = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, list]) => list ?? []);
  const found = all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
  const rank = (address: string) => (HOME.findIndex((network) => network.test(address)) + HOME.length + 1) % (HOME.length + 1);
  return found.filter((address) => !address.startsWith("169.254.")).sort((a, b) => rank(a) - rank(b));
}
