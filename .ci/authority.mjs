// A certificate authority of this machine's own, made once: phones that trust it trust servers on local networks by it, and
// nothing else.
import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { certificate } from "./der.mjs";

const DAY_MS = 86_400_000;
const AUTHORITY_DAYS = 3650;
/** Safari accepts a server's certificate of an added authority for 825 days at most; browsers are reducing this. */
const SERVER_DAYS = 397;
/** A start renews it this long before its end. */
const RENEW_DAYS = 30;

/** This machine's name, as phones find it on a local network. */
export const machine = () =>
  hostname()
    .toLowerCase()
    .split(".")[0]
    .replace(/[^a-z0-9-]/g, "") || "localhost";

/** Networks and names that do not exist on the internet: a key stolen from this machine cannot vouch for a bank. */
const ZONES = [
  "localhost",
  "local",
  "lan",
  "home.arpa",
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "100.64.0.0/10",
];

/** Whether a name or an address is in one of these zones. */
function isWithin(host, zones) {
  return zones.some((zone) => {
    const [network, prefix] = zone.split("/");
    if (isIP(host) !== 4 || prefix === undefined) return host === zone || (isIP(host) === 0 && host.endsWith(`.${zone}`));
    const bits = (address) => address.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0);
    const size = 2 ** (32 - Number(prefix));
    return Math.floor(bits(host) / size) === Math.floor(bits(network) / size);
  });
}

/** Key and certificate of the server for these hosts, and the authority's own certificate to be trusted; kept in `folder`. */
export function credentials(folder, asked, now = new Date()) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const zones = [...ZONES, machine()];
  const days = (many) => new Date(now.getTime() + many * DAY_MS);
  // One name or address outside the zones would make the whole certificate invalid.
  const hosts = asked.filter((host) => isWithin(host, zones));
  const authority = keptOr(
    folder,
    "authority",
    ({ validTo }) => new Date(validTo) > now,
    (key) => certificate({ common: `Petit au Bout on ${machine()}`, key, from: days(-1), until: days(AUTHORITY_DAYS), zones }),
  );
  const isGood = (held) =>
    new Date(held.validTo) > days(RENEW_DAYS) &&
    held.verify(authority.key.publicKey) &&
    hosts.every((host) => (isIP(host) ? held.checkIP(host) : held.checkHost(host)));
  const server = keptOr(folder, "server", isGood, (key) =>
    certificate({
      common: hosts[0],
      key,
      from: days(-1),
      until: days(SERVER_DAYS),
      issuer: { common: new X509Certificate(authority.cert).subject.replace(/^CN=/, ""), key: authority.key },
      hosts,
    }),
  );
  const key = server.key.privateKey.export({ type: "pkcs8", format: "pem" });
  return { key, cert: server.cert, authority: authority.cert, file: join(folder, "authority.crt"), hosts };
}

/** The key and certificate kept under this name if they are still good, else new ones. Only this account may read the key. */
function keptOr(folder, name, isGood, make) {
  const [keyFile, certFile] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
  if (existsSync(keyFile) && existsSync(certFile)) {
    const privateKey = createPrivateKey(readFileSync(keyFile));
    const cert = readFileSync(certFile, "utf8");
    if (isGood(new X509Certificate(cert))) return { key: { privateKey, publicKey: createPublicKey(privateKey) }, cert };
  }
  const key = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const cert = make(key);
  writeFileSync(keyFile, key.privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  writeFileSync(certFile, cert);
  return { key, cert };
}
