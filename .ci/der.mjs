// X.509 certificates in the bytes that browsers read (DER, RFC 5280): the few shapes that a home authority needs, on Node's own keys.
import { createHash, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";

const length = (n) => (n < 0x80 ? [n] : n < 0x100 ? [0x81, n] : [0x82, n >> 8, n & 0xff]);
const tlv = (tag, ...parts) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([tag, ...length(body.length)]), body]);
};
const sequence = (...parts) => tlv(0x30, ...parts);
const octets = (bytes) => tlv(0x04, bytes);
const bits = (bytes, unused = 0) => tlv(0x03, [unused], bytes);
const text = (string) => tlv(0x0c, Buffer.from(string, "utf8"));
const yes = tlv(0x01, [0xff]);
/** A positive serial number of 16 random bytes. */
const serial = () => tlv(0x02, Buffer.concat([Buffer.from([0x40 | (randomBytes(1)[0] & 0x3f)]), randomBytes(15)]));
const small = (n) => tlv(0x02, [n]);

function oid(dotted) {
  const [first, second, ...rest] = dotted.split(".").map(Number);
  const base128 = (n) => (n < 0x80 ? [n] : [...base128(Math.floor(n / 0x80)).map((byte) => byte | 0x80), n & 0x7f]);
  return tlv(0x06, [first * 40 + second, ...rest.flatMap(base128)]);
}

/** UTCTime until 2049, as the RFC wants it; GeneralizedTime after. */
function time(date) {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, "");
  return date.getUTCFullYear() < 2050 ? tlv(0x17, Buffer.from(digits.slice(2))) : tlv(0x18, Buffer.from(digits));
}

const ECDSA_SHA256 = sequence(oid("1.2.840.10045.4.3.2"));
const name = (common) => sequence(tlv(0x31, sequence(oid("2.5.4.3"), text(common))));
const extension = (id, critical, value) => sequence(oid(id), ...(critical ? [yes] : []), octets(value));
const publicOf = (key) => key.export({ type: "spki", format: "der" });
/** The key's identifier: SHA-1 of its bits, without the 26 bytes before them that say "a point of P-256". */
const keyId = (key) => createHash("sha1").update(publicOf(key).subarray(26)).digest();

const v4 = (address) => Buffer.from(address.split(".").map(Number));
const dnsOrIp = (host) => (isIP(host) === 4 ? tlv(0x87, v4(host)) : tlv(0x82, Buffer.from(host, "latin1")));
/** "192.168.0.0/16" as address and mask; a name covers itself and its subdomains. */
function within(zone) {
  const [address, prefix] = zone.split("/");
  if (prefix === undefined) return sequence(tlv(0x82, Buffer.from(zone, "latin1")));
  const mask = Buffer.alloc(4);
  mask.writeUInt32BE((0xffffffff << (32 - Number(prefix))) >>> 0);
  return sequence(tlv(0x87, v4(address), mask));
}

/**
 * One certificate, as PEM. `issuer` signs; left out, the certificate signs itself. With `zones` it is an authority for those
 * names and IPv4 networks only; with `hosts` a server's certificate for those names and addresses.
 */
export function certificate({ common, key, from, until, issuer, zones, hosts }) {
  const by = issuer ?? { common, key };
  const extensions = [
    extension("2.5.29.19", true, zones ? sequence(yes, small(0)) : sequence()),
    extension("2.5.29.15", true, zones ? bits([0x06], 1) : bits([0x80], 7)),
    extension("2.5.29.14", false, octets(keyId(key.publicKey))),
    extension("2.5.29.35", false, sequence(tlv(0x80, keyId(by.key.publicKey)))),
    ...(zones ? [extension("2.5.29.30", true, sequence(tlv(0xa0, ...zones.map(within))))] : []),
    ...(hosts
      ? [
          extension("2.5.29.37", false, sequence(oid("1.3.6.1.5.5.7.3.1"))),
          extension("2.5.29.17", false, sequence(...hosts.map(dnsOrIp))),
        ]
      : []),
  ];
  const body = sequence(
    tlv(0xa0, small(2)),
    serial(),
    ECDSA_SHA256,
    name(by.common),
    sequence(time(from), time(until)),
    name(common),
    publicOf(key.publicKey),
    tlv(0xa3, sequence(...extensions)),
  );
  const der = sequence(body, ECDSA_SHA256, bits(sign("sha256", body, by.key.privateKey)));
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
