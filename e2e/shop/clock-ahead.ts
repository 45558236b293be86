// Loaded into a shop before everything else (`daysAhead` in shop-process.ts): its clock then runs days ahead of everybody else's.

const dayMs = 86_400_000;
const aheadMs = Number(process.env.CLOCK_AHEAD_DAYS) * dayMs;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + aheadMs] : given, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
});
