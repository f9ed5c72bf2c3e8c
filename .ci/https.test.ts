/** This machine's own https: which hosts its authority may vouch for, and that a phone that trusts it gets the app unchanged. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, get as getPlain } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { get } from "node:https";
import { type AddressInfo, isIP, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, createServer as createTls } from "node:tls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { credentials } from "./authority.mjs";
import { certificate } from "./der.mjs";
import { AUTHORITY_PATH, front, toTrust } from "./front.mjs";

const HOSTS = ["localhost", "table.local", "127.0.0.1", "192.168.1.20"];
let folder: string;
let app: Server;
let before: Server;
let port: number;
let own: ReturnType<typeof credentials>;

const listening = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "petit-au-bout-authority-"));
  own = credentials(folder, HOSTS);
  app = createServer((request, response) => {
    if (request.url === "/live") {
      response.writeHead(200, { "content-type": "text/event-stream", connection: "keep-alive" });
      return void response.write("data: first\n\n");
    }
    response.writeHead(200, { "strict-transport-security": "max-age=1", "x-seen": "1" });
    request.on("data", (chunk) => response.write(chunk));
    request.on("end", () => response.end(JSON.stringify(request.headers)));
  });
  before = front(own, await listening(app));
  port = await listening(before);
});
afterAll(() => {
  for (const server of [app, before]) server.close();
  rmSync(folder, { recursive: true, force: true });
});

it("the certificate is made once, readable by this account only, under an authority for home networks", () => {
  expect(credentials(folder, HOSTS)).toEqual(own);
  expect(statSync(join(folder, "authority.key")).mode & 0o077).toBe(0);
  const authority = new X509Certificate(own.authority);
  const server = new X509Certificate(own.cert);
  expect([authority.ca, server.ca]).toEqual([true, false]);
  expect(server.verify(authority.publicKey)).toBe(true);
  expect(server.checkIssued(authority)).toBe(true);
  expect(HOSTS.map((host) => (isIP(host) ? server.checkIP(host) : server.checkHost(host)))).toEqual(HOSTS);
  const days = (Date.parse(server.validTo) - Date.parse(server.validFrom)) / 86_400_000;
  expect(days).toBeLessThan(400);
});

it("a new address, or a certificate near its end, gets a new certificate of the same authority", () => {
  const moved = credentials(folder, [...HOSTS, "10.0.0.7"]);
  const late = credentials(folder, HOSTS, new Date(Date.now() + 380 * 86_400_000));
  expect(moved.cert).not.toBe(own.cert);
  expect(late.cert).not.toBe(moved.cert);
  expect([moved.authority, late.authority]).toEqual([own.authority, own.authority]);
  expect(readFileSync(own.file, "utf8")).toBe(own.authority);
});

/** What a client that trusts the authority says of a certificate for these hosts, signed with the authority's key. */
async function verdict(hosts: readonly string[], servername: string): Promise<string> {
  const authority = createPrivateKey(readFileSync(join(folder, "authority.key")));
  const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const [from, until] = [new Date(Date.now() - 1_000), new Date(Date.now() + 1_000_000)];
  const common = new X509Certificate(own.authority).subject.replace("CN=", "");
  const issuer = { common, key: { privateKey: authority, publicKey: createPublicKey(authority) } };
  const cert = certificate({ common: "x", key: pair, from, until, issuer, hosts, zones: undefined });
  const server = createTls({ key: pair.privateKey.export({ type: "pkcs8", format: "pem" }), cert });
  const at = await listening(server);
  return new Promise((resolve) => {
    const client = connect({ host: "127.0.0.1", port: at, ca: own.authority, servername }, () => end("trusted"));
    client.on("error", (error) => end(error.message));
    const end = (said: string) => {
      client.destroy();
      server.close();
      resolve(said);
    };
  });
}

it("the certificate holds for this machine, and its authority for no name of the internet", async () => {
  expect(await verdict(["localhost"], "localhost")).toBe("trusted");
  expect(await verdict(["table.local"], "table.local")).toBe("trusted");
  expect(await verdict(["172.31.4.5", "localhost"], "localhost")).toBe("trusted");
  // Foreign hosts are left out of the certificate; one that is signed with the key all the same is refused by clients.
  expect(credentials(folder, ["localhost", "bank.example", "8.8.8.8", "172.32.0.1"]).hosts).toEqual(["localhost"]);
  expect(await verdict(["bank.example"], "bank.example")).toBe("permitted subtree violation");
});

const read = (asked: ReturnType<typeof get>): Promise<{ headers: Record<string, unknown>; body: string }> =>
  new Promise((resolve, reject) => {
    asked.on("error", reject);
    asked.on("response", (answer) => {
      let body = "";
      answer.on("data", (chunk) => {
        body += chunk;
      });
      answer.on("end", () => resolve({ headers: answer.headers, body }));
    });
  });

it("one port serves http and https, tells the app which it was, and hands out the authority", async () => {
  const secure = await read(get({ host: "localhost", port, path: "/a?b=1", ca: own.authority }));
  const plain = await read(getPlain({ host: "127.0.0.1", port, path: "/", headers: { "x-forwarded-for": "6.6.6.6" } }));
  expect(JSON.parse(secure.body)).toMatchObject({ "x-forwarded-proto": "https", host: `localhost:${port}` });
  expect(JSON.parse(plain.body)).toMatchObject({ "x-forwarded-proto": "http" });
  expect(JSON.parse(plain.body)["x-forwarded-for"]).toMatch(/127\.0\.0\.1$/);
  expect(secure.headers["strict-transport-security"]).toBeUndefined();
  expect(secure.headers["x-seen"]).toBe("1");
  const given = await read(getPlain({ host: "127.0.0.1", port, path: AUTHORITY_PATH }));
  expect([given.headers["content-type"], given.body]).toEqual(["application/x-x509-ca-cert", own.authority]);
});

it("over HTTP/2, bodies go through and an open stream passes at once", async () => {
  const session = connectHttp2(`https://localhost:${port}`, { ca: own.authority });
  const sent = session.request({ ":method": "POST", ":path": "/" });
  sent.end("une donne");
  let body = "";
  for await (const chunk of sent) body += chunk;
  expect(body).toContain("une donne");
  const live = session.request({ ":path": "/live" });
  const first = await new Promise((resolve) => live.once("data", (chunk) => resolve(String(chunk))));
  expect(first).toBe("data: first\n\n");
  live.close();
  await new Promise<void>((resolve) => session.close(resolve));
});

it("when the app is gone, the front says so", async () => {
  const alone = front(own, 1);
  const at = await listening(alone);
  const answer = await fetch(`http://127.0.0.1:${at}/`);
  expect(answer.status).toBe(502);
  alone.close();
});

it("the start message tells how a phone can trust the authority, or that none can", () => {
  expect(toTrust("192.168.1.20", ["localhost", "192.168.1.20"], 3000)).toContain("http://192.168.1.20:3000/authority.crt");
  expect(toTrust("81.2.69.142", ["localhost"], 3000)).toMatch(/^81\.2\.69\.142 is on no home network.*cannot come by https$/);
  expect(toTrust(undefined, ["localhost"], 3000)).toContain("http://localhost:3000/authority.crt");
});

it("the authority covers the zones named in docs/hosting.md, and no others", () => {
  const said =
    /alone \((.*)\), for nothing/.exec(readFileSync("docs/hosting.md", "utf8"))?.[1]?.replaceAll("`", "").split(", ") ?? [];
  const inside = said.map((zone) =>
    /^\d/.test(zone)
      ? `${zone.split("/")[0]}.0.0.0`.split(".").slice(0, 4).join(".")
      : `x${zone}`.replace("xlocalhost", "localhost"),
  );
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-zones-"));
  expect(credentials(folder, [...inside, "8.8.8.8", "table.example"]).hosts).toEqual(inside);
  rmSync(folder, { recursive: true });
});
