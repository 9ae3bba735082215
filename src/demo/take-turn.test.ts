import { expect, test } from 'vitest'
import { takeTurn } from './take-turn.ts'

test('the first turn is taken in the same task, each other one in a task of its own', async () => {
  const order: string[] = []
  const turns = ['first', 'second', 'third'].map(name => takeTurn().then(() => order.push(name)))
  setTimeout(() => order.push('task'))
  await turns[0]
  expect(order).toEqual(['first'])
  await turns[1]
  expect(order).toEqual(['first', 'task', 'second'])
  await turns[2]
  expect(order.at(-1)).toBe('third')
})
