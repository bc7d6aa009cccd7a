import { classesApi } from '#shared/contracts/classes.contract.ts';
import { classTexts } from '#shared/texts/classes.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createClasses } from './classes.service.ts';
import { createPins } from './pins.service.ts';
import { createRoster } from './roster.service.ts';

export function registerClasses({ mount }: Routes, context: ServerContext): void {
  const { live, streams } = context;
  const classes = createClasses(context);
  const roster = createRoster(context);
  const pins = createPins(context);

  mount(classesApi.list, async () => ({ data: await classes.list() }));
  mount(classesApi.create, async ({ body }, by) => {
    const made = await classes.create(body, by);
    return { data: { class: made }, message: classTexts.created(made.name) };
  });
  mount(classesApi.detail, async ({ params }) => ({ data: await classes.detail(params.id) }));
  mount(classesApi.update, async ({ params, body }, by) => {
    const updated = await classes.update(params.id, body, by);
    await live.refresh();
    return { data: { class: updated }, message: classTexts.updated };
  });
  mount(classesApi.renewCode, async ({ params }, by) => {
    const renewed = await classes.renewCode(params.id, by);
    await live.refresh();
    return { data: { class: renewed }, message: classTexts.newCode(renewed.code) };
  });
  mount(classesApi.archive, async ({ params, body }, by) => {
    const one = await classes.archive(params.id, body.archived, by);
    await live.refresh();
    const tell = one.archivedAt === null ? classTexts.restored : classTexts.archived;
    return { data: { class: one }, message: tell(one.name) };
  });

  mount(classesApi.previewRoster, async ({ params, body }) => ({
    data: await roster.preview(params.id, body.rows),
  }));
  mount(classesApi.importRoster, async ({ params, body }, by) => {
    const plan = await roster.import(params.id, body.rows, by);
    await live.refresh();
    const { new: added, returning: returned, completed } = plan.counts;
    return { data: plan, message: classTexts.imported({ added, returned, completed }) };
  });
  mount(classesApi.candidates, async ({ params, query }) => ({
    data: await roster.candidates(params.id, query.search),
  }));
  mount(classesApi.addMember, async ({ params, body }, by) => {
    const member = await roster.add(params.id, body, by);
    await live.refresh();
    return { data: { member }, message: classTexts.memberAdded(member.name) };
  });
  mount(classesApi.updateMember, async ({ params, body }, by) => {
    const member = await roster.update(params.id, params.memberId, body, by);
    await live.refresh();
    return { data: { member }, message: classTexts.memberUpdated };
  });
  mount(classesApi.setSeat, async ({ params, body }, by) => {
    const member = await roster.setSeat(params.id, params.memberId, body.seated, by);
    if (!body.seated) {
      await streams.recheck(params.memberId);
      live.activities.forget(params.memberId);
    }
    await live.refresh();
    const tell = body.seated ? classTexts.memberReturned : classTexts.memberRemoved;
    return { data: { member }, message: tell(member.name) };
  });
  mount(classesApi.moveMembers, async ({ params, body }, by) => {
    const { moved, className } = await roster.move(params.id, body, by);
    await live.refresh();
    return { data: { moved }, message: classTexts.moved(moved, className) };
  });
  mount(classesApi.makePins, async ({ params, body }, by) => {
    const made = await pins.make(params.id, body.memberIds, by);
    // The board knows whose PIN is being guessed by the PIN that it is.
    live.boards.reload();
    return { data: made, message: classTexts.pinsMade(made.cards.length) };
  });
}
