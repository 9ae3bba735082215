import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const address = '/table/edit/events'
const file = path.join(import.meta.dirname, 'edit-timeline.json')

interface State {
  row: Record<string, string>
  editor?: { field: string; value: string }
}

type Step = { action: string; state: State } | { event: string; field: string; state: State }

const readTimeline = () => JSON.parse(readFileSync(file, 'utf8')) as { start: State; steps: Step[] }

const stepsOf = (section: Locator) => section.getByRole('list').getByRole('listitem')

test('the recorded timeline has the events of the running table in their order', async ({ demo, page }) => {
  const stage = await demo(address, 'event-order')
  const recorded = await record(stage, page)
  if (process.env.UPDATE_GOLDEN) {
    const text = JSON.stringify({ ...readTimeline(), ...recorded }, null, 2)
    writeFileSync(file, `${text.replaceAll(/\{[^{}]*\}/g, inOneLine)}\n`)
  }
  const { start, steps } = readTimeline()
  expect({ start, steps }).toEqual(recorded)
})

const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

/** Operates the demo and records each event with the row data and the editor of that moment. */
async function record(stage: Locator, page: Page): Promise<{ start: State; steps: Step[] }> {
  await stage.evaluate(startRecording)
  const start = await stage.evaluate(readState)
  const steps: Step[] = []
  const cell = (column: number) => stage.locator(`.vxe-body--row:first-child td:nth-child(${column})`)
  const act = async (action: string, run: () => Promise<void>, lastEvent?: string) => {
    const before = await stage.evaluate(readState)
    await run()
    if (lastEvent)
      await expect
        .poll(() => stage.evaluate(() => (window as unknown as Recording).recordedSteps.at(-1)?.event))
        .toBe(lastEvent)
    const events = await stage.evaluate(() => (window as unknown as Recording).recordedSteps.splice(0))
    // The state of an action without events is that after it, otherwise that before the first event.
    steps.push({ action, state: events.length > 0 ? before : await stage.evaluate(readState) }, ...events)
  }
  await act('click-name', () => cell(1).click(), 'afterEditMethod')
  await expect(cell(1).locator('input')).toBeFocused()
  await act('type', () => cell(1).locator('input').fill('顾明'))
  await act('click-role', () => cell(2).click(), 'afterEditMethod')
  await expect(cell(2).locator('input')).toBeFocused()
  await act('click-outside', () => page.locator('h1').click(), 'edit-closed')
  await expect(stage.locator('td input')).toHaveCount(0)
  await act('click-age', () => cell(3).click(), 'edit-disabled')
  return { start, steps }
}

interface Recording {
  recordedView: DemoView
  recordedSteps: { event: string; field: string; state: State }[]
}

interface DemoView {
  $children: DemoView[]
  people: readonly Record<string, unknown>[]
  add: (name: string, params: { column: { field: string } }) => void
}

/** Runs in the page. Records the calls of the function of the demo that each event calls. */
function startRecording(stage: Element): void {
  // The element belongs to the root instance, of which the demo is the child, until the demo updates.
  const instance = (stage.firstElementChild!.firstElementChild as unknown as { __vue__: DemoView }).__vue__
  const child = instance.$children[0]
  const view = child?.people ? child : instance
  const steps: Recording['recordedSteps'] = []
  Object.assign(window, { recordedSteps: steps, recordedView: view })
  const { add } = view
  view.add = (event, params) => {
    const { field } = params.column
    const editor = stage.querySelector<HTMLInputElement>('td input')
    const fields = ['name', 'role', 'age']
    const row = Object.fromEntries(fields.map(each => [each, String(view.people[0]![each])]))
    steps.push({
      event,
      field,
      state: {
        row,
        ...(editor && { editor: { field: fields[editor.closest('td')!.cellIndex]!, value: editor.value } })
      }
    })
    add(event, params)
  }
}

/** Runs in the page. */
function readState(stage: Element): State {
  const view = (window as unknown as Recording).recordedView
  const fields = ['name', 'role', 'age']
  const editor = stage.querySelector<HTMLInputElement>('td input')
  return {
    row: Object.fromEntries(fields.map(each => [each, String(view.people[0]![each])])),
    ...(editor && { editor: { field: fields[editor.closest('td')!.cellIndex]!, value: editor.value } })
  }
}

test('the timeline replays step by step, with the state of each step', async ({ open, page }) => {
  await open(address)
  const section = page.getByRole('region', { name: '逐步查看' })
  const status = section.getByRole('status')
  const { steps: recorded } = readTimeline()
  await expect(stepsOf(section)).toHaveCount(recorded.length)
  const next = section.getByRole('button', { name: '下一步' })
  await next.click()
  await expect(status).toContainText(`第 1 步，共 ${recorded.length} 步：点击姓名。没有渲染编辑器。`)
  const closed = recorded.findIndex(step => 'event' in step && step.event === 'edit-closed')
  for (let step = 1; step < closed; step++) await next.click()
  await expect(status).toContainText('行数据：姓名：顾明澈')
  await next.click()
  await expect(status).toContainText('edit-closed、姓名')
  await expect(status).toContainText('行数据：姓名：顾明、')
  await section.getByRole('button', { name: '上一步' }).click()
  await expect(status).toContainText('行数据：姓名：顾明澈')
  await stepsOf(section).last().getByRole('button').click()
  await expect(status).toContainText('edit-disabled')
  await expect(next).toBeDisabled()
  await section.getByRole('button', { name: '回到开头' }).click()
  await expect(status).toHaveText('')
})

test('playing advances one step at a time and stops at the end', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(address)
  const section = page.getByRole('region', { name: '逐步查看' })
  await expect(section).toBeVisible()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  const current = section.locator('[aria-current="step"]')
  const { length } = readTimeline().steps
  await section.getByRole('button', { name: '自动播放' }).press('Enter')
  for (let step = 1; step <= length; step++) {
    await page.clock.runFor(1200)
    await expect(stepsOf(section).nth(step - 1)).toHaveAttribute('aria-current', 'step')
  }
  await expect(current).toHaveCount(1)
  await expect(section.getByRole('button', { name: '自动播放' })).toBeVisible()
})

test('with reduced motion, the timeline has no autoplay and is operated with the keyboard', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(address)
  const section = page.getByRole('region', { name: '逐步查看' })
  await expect(section.getByRole('button', { name: '自动播放' })).toBeHidden()
  await section.getByRole('button', { name: '下一步' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(stepsOf(section).nth(1)).toHaveAttribute('aria-current', 'step')
})
