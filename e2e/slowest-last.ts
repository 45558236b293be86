import { BaseSequencer, type TestSpecification } from 'vitest/node';

const last = 'fresh-clone.test.ts';

/** The installation of a fresh clone comes when everything quicker has been proven. */
export class SlowestLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byName = files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
    const isLast = (file: TestSpecification): boolean => file.moduleId.endsWith(last);
    return [...byName.filter((file) => !isLast(file)), ...byName.filter(isLast)];
  }
}
