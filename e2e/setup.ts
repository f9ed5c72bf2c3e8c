import { startApp } from "./app";

/** One app for all tests that do not start their own; its address is the `baseURL`. */
export default async function setup() {
  const app = await startApp();
  process.env.APP_URL = app.url;
  return app.close;
}
