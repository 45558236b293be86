import { expect, test } from 'vitest';
import { OwnAnswer } from './own-answer.ts';

const value = { data: { rope: 'Paracord' } };
const anAnswer = () =>
  new OwnAnswer(value, { status: 201, headers: { 'content-type': 'application/json', vary: 'Store' } });

test('who reads the value gets the one that was given', async () => {
  expect(await anAnswer().json()).toBe(value);
});

test('to everybody else it is an answer like others', async () => {
  const text = JSON.stringify(value);
  const ways: ((answer: Response) => Promise<unknown>)[] = [
    (answer) => answer.text(),
    async (answer) => Buffer.from(await answer.arrayBuffer()).toString(),
    async (answer) => Buffer.from(await answer.bytes()).toString(),
    async (answer) => (await answer.blob()).text(),
    (answer) => answer.clone().text(),
    (answer) => new Response(answer.body, answer).text(),
  ];
  for (const read of ways) expect(await read(anAnswer())).toBe(text);
  const answer = anAnswer();
  expect(answer).toMatchObject({ status: 201, ok: true, bodyUsed: false });
  expect(answer.headers.get('vary')).toBe('Store');
  await answer.text();
  expect(answer.bodyUsed).toBe(true);
});
