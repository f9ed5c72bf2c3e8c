/** For tests: a server in a process of its own, with the doors behind Node's http, on the database that `DATABASE_URL` names. */
import { createServer } from "node:http";
import { endAll } from "#lib/db/follow";
import { goAcross } from "#lib/db/postgres/across";
import { isPostgres } from "#lib/db/url";
import { ask, readDoors } from "./router.fixture";

const doors = await readDoors();
if (isPostgres()) goAcross(undefined, Number(process.env.LOOK_MS ?? 500));

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const away = new AbortController();
  response.on("close", () => away.abort());
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  try {
    const sent = { headers, signal: away.signal, ...(body && { body }) };
    const answer = await ask(doors, request.method ?? "GET", request.url ?? "/", sent);
    response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
    response.flushHeaders();
    if (answer?.body) for await (const chunk of answer.body) response.write(chunk);
  } catch (error) {
    if (process.env.SAY_ERRORS) console.error(error);
    if (!response.headersSent) response.writeHead(500);
  }
  response.end();
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : 0);
});
process.once("SIGTERM", () => {
  endAll();
  process.exit(0);
});
