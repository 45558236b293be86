// Loaded into a shop before everything else (`daysAhead` in shop-process.ts): what it takes for now lies days ahead.

const dayMs = 86_400_000;
const aheadMs = Number(process.env.CLOCK_AHEAD_DAYS) * dayMs;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + aheadMs] : given, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
});
