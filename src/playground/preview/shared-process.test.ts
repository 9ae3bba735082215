import { expect, test } from 'vitest'
import type { ProcessMembership } from './shared-process.ts'
import { joinProcess } from './shared-process.ts'

/** Joins two sandboxes and records the calls to them. */
function joinTwo(): { calls: string[]; one: FakeMember; two: FakeMember; leave: () => void } {
  const calls: string[] = []
  const [one, two] = [joinFake('one', calls), joinFake('two', calls)]
  const leave = () => {
    one.membership.leave()
    two.membership.leave()
  }
  return { calls, one, two, leave }
}

interface FakeMember {
  membership: ProcessMembership
  state: { isBlocked: boolean; hasRendered: boolean; lastPress: number }
}

function joinFake(name: string, calls: string[]): FakeMember {
  const state = { isBlocked: true, hasRendered: true, lastPress: -Infinity }
  const membership = joinProcess({
    isBlocked: () => state.isBlocked,
    hasRendered: () => state.hasRendered,
    getLastPress: () => state.lastPress,
    suspend: () => calls.push(`suspend ${name}`),
    resume: () => calls.push(`resume ${name}`),
    end: () => calls.push(`end ${name}`)
  })
  return { membership, state }
}

test('a loop that blocks no other sandbox is left to its own sandbox', () => {
  const { calls, one, two, leave } = joinTwo()
  two.state.isBlocked = false
  expect(one.membership.handleLoop()).toBe(false)
  expect(calls).toEqual([])
  leave()
})

test('after a loop in one of two blocked sandboxes, the one that starts last and blocks again is ended', () => {
  const { calls, one, two, leave } = joinTwo()
  one.state.hasRendered = false
  expect(one.membership.handleLoop()).toBe(true)
  expect(calls.splice(0)).toEqual(['suspend one', 'suspend two', 'resume two'])
  two.membership.notifySettled()
  expect(calls.splice(0)).toEqual(['resume one'])
  expect(two.membership.handleLoop()).toBe(true)
  expect(calls).toEqual(['suspend one', 'suspend two', 'end one', 'resume two'])
  leave()
})

test('if the sandbox that starts first blocks alone, the other one starts after it has ended', () => {
  const { calls, one, two, leave } = joinTwo()
  one.membership.handleLoop()
  two.state.isBlocked = false
  calls.splice(0)
  expect(one.membership.handleLoop()).toBe(false)
  one.membership.notifySettled()
  expect(calls).toEqual(['resume two'])
  leave()
})

test('the sandbox that was pressed last is ended, unless one has not rendered', () => {
  const { calls, one, two, leave } = joinTwo()
  one.state.lastPress = performance.now() - 100
  two.state.lastPress = performance.now()
  one.membership.handleLoop()
  expect(calls.splice(0)).toEqual(['suspend one', 'suspend two', 'end two', 'resume one'])
  one.state.hasRendered = false
  two.membership.handleLoop()
  expect(calls).toEqual(['suspend one', 'suspend two', 'resume two'])
  leave()
})

test('sandboxes that pass the trial and block again without a change are all ended', () => {
  const { calls, one, two, leave } = joinTwo()
  one.membership.handleLoop()
  one.membership.notifySettled()
  two.membership.notifySettled()
  calls.splice(0)
  one.membership.handleLoop()
  expect(calls).toEqual(['suspend one', 'suspend two', 'end one', 'end two'])
  leave()
})

test('other code during a trial ends the trial, and its loop is not taken for one of the sandbox on trial', () => {
  const { calls, one, two, leave } = joinTwo()
  one.membership.handleLoop()
  two.membership.notifyRun()
  calls.splice(0)
  one.membership.handleLoop()
  expect(calls).toEqual(['suspend one', 'suspend two', 'resume one'])
  leave()
})
