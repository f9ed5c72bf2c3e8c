import { expect, test } from "vitest";
import { later, running } from "#components/hook.fixture";
import { useSaving } from "./use-saving";

const aForm = () => running(useSaving, undefined);

test("a second tap does nothing while the first one saves", async () => {
  const form = await aForm();
  const answer = later<string | null>();
  const saved: boolean[] = [];
  const tap = (work: () => Promise<string | null>) =>
    void form
      .now()
      .save(work)
      .then((done) => saved.push(done));
  await form.done(() => tap(() => answer.promise));
  expect(form.now().busy).toBe(true);
  await form.done(() => tap(async () => null));
  expect(saved).toEqual([false]);
  await form.done(() => answer.keep(null));
  expect([saved, form.now().busy]).toEqual([[false, true], false]);
  await form.done(() => tap(async () => null));
  expect(saved).toEqual([false, true, true]);
});

test("a failure's reason stays until a save succeeds, or the form is changed", async () => {
  const form = await aForm();
  await form.done(() => form.now().save(async () => "no network"));
  expect(form.now().trouble).toBe("no network");
  await form.done(() => form.now().save(async () => null));
  expect(form.now().trouble).toBeNull();
  await form.done(() => form.now().save(async () => "no network"));
  await form.done(() => form.now().forget());
  expect(form.now().trouble).toBeNull();
});

test("after an exception, nothing counts as under way", async () => {
  const form = await aForm();
  await form.done(() =>
    form
      .now()
      .save(() => Promise.reject(new Error("broken")))
      .catch(() => {}),
  );
  expect(form.now().busy).toBe(false);
  await form.done(async () => expect(await form.now().save(async () => null)).toBe(true));
});

test("a form that was left hears nothing of its save", async () => {
  const form = await aForm();
  const answer = later<string | null>();
  let saved: boolean | undefined;
  const { save } = form.now();
  await form.done(() => void save(() => answer.promise).then((done) => (saved = done)));
  form.leave();
  await form.done(() => answer.keep(null));
  expect(saved).toBe(false);
});
