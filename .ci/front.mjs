// The machine's own https, before the app: one port for both schemes (a TLS connection begins with a byte of its own), HTTP/2
// where browsers ask for it, since HTTP/1 allows them six connections only, and each open page holds one.
import { request as ask, createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer as listen } from "node:net";

const TLS_HANDSHAKE = 0x16;
/**
 * Headers of the connection, not of the message: HTTP/2 refuses them. `Strict-Transport-Security` would hold for every port of
 * this name.
 */
const NOT_PASSED_ON =
  /^(:.*|connection|keep-alive|proxy-connection|transfer-encoding|upgrade|http2-settings|strict-transport-security)$/i;
export const AUTHORITY_PATH = "/authority.crt";

/**
 * The text that tells whoever starts the server what to do next. `reachable`: this machine's address on its network, if any;
 * `hosts`: those in the certificate.
 */
export function toTrust(reachable, hosts, port) {
  const from = (host) => `http://${host}:${port}${AUTHORITY_PATH}`;
  if (!reachable) return `on no network: this machine trusts it from ${from("localhost")} (the README says how)`;
  if (hosts.includes(reachable)) return `the first time, each phone opens ${from(reachable)} and trusts it (the README says how)`;
  return `${reachable} is on no home network: no certificate of one's own is for it, and phones cannot come by https`;
}

/** Passes requests on to `to`, a port of this machine. Answers the server, not yet listening. */
export function front({ key, cert, authority }, to) {
  const pass = (scheme) => (incoming, outgoing) => {
    const path = incoming.headers[":path"] ?? incoming.url;
    if (path === AUTHORITY_PATH) {
      outgoing.writeHead(200, {
        "content-type": "application/x-x509-ca-cert",
        "content-disposition": 'attachment; filename="petit-au-bout.crt"',
      });
      return outgoing.end(authority);
    }
    const headers = passedOn(incoming.headers);
    headers.host = incoming.headers[":authority"] ?? incoming.headers.host ?? "";
    headers["x-forwarded-for"] = incoming.socket.remoteAddress ?? "";
    headers["x-forwarded-proto"] = scheme;
    const upstream = ask({ host: "127.0.0.1", port: to, method: incoming.method, path, headers });
    upstream.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      outgoing.flushHeaders?.();
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy?.());
    });
    upstream.on("error", () => {
      if (outgoing.headersSent) return outgoing.destroy?.();
      outgoing.writeHead(502);
      outgoing.end();
    });
    // When a phone disconnects, the request to the app ends too.
    outgoing.on("close", () => upstream.destroy());
    incoming.pipe(upstream);
  };
  const plain = createServer(pass("http"));
  const secure = createSecureServer({ key, cert, allowHTTP1: true }, pass("https"));
  secure.on("sessionError", () => {});
  return listen((socket) => {
    socket.on("error", () => {});
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
}

const passedOn = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.test(name)));
