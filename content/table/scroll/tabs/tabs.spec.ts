import type { Locator } from '@playwright/test'
import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/tabs'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const tab = (stage: Locator, name: string) => stage.getByRole('tab', { name, exact: true })

test('a table keeps its scroll position while another tab is shown', async ({ demo }) => {
  const stage = await demo(page, 'tabs-of-tables')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await press(stage, '滚动到中间')
  await expect(number(stage, '滚动位置')).toHaveText('199,960 px')
  await tab(stage, '离职').click()
  await expect(number(stage, '数据行数')).toHaveText('5,000')
  await expect(number(stage, '滚动位置')).toHaveText('0 px')
  await tab(stage, '在职').click()
  await expect(number(stage, '滚动位置')).toHaveText('199,960 px')
  await expect(stage.locator('.vxe-body--row:visible', { hasText: '5001' })).toBeInViewport()
})

test('a table loaded while hidden has the right body height only after recalculate', async ({ demo }) => {
  const stage = await demo(page, 'tabs-of-tables')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await stage.locator('.vxe-checkbox').click()
  await press(stage, '后台加载第三个表格')
  await expect(stage.locator('.panel').nth(2).locator('.vxe-body--row').first()).toBeAttached()
  await tab(stage, '外聘').click()
  await expect(number(stage, '数据行数')).toHaveText('8,000')
  await expect(number(stage, '表体高度')).toHaveText('320 px')
  await stage.locator('.vxe-checkbox').click()
  await tab(stage, '在职').click()
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await tab(stage, '外聘').click()
  await expect(number(stage, '数据行数')).toHaveText('8,000')
  await expect(number(stage, '表体高度')).toHaveText('280 px')
})

test('arrow keys move the focus between tabs and show their panels', async ({ demo }) => {
  const stage = await demo(page, 'tabs-of-tables')
  await expect(number(stage, '数据行数')).toHaveText('10,000')
  await tab(stage, '在职').focus()
  await tab(stage, '在职').press('ArrowLeft')
  await expect(tab(stage, '外聘')).toBeFocused()
  await expect(tab(stage, '外聘')).toHaveAttribute('aria-selected', 'true')
  await expect(stage.getByRole('tabpanel', { name: '外聘' })).toBeVisible()
  await expect(number(stage, '数据行数')).toHaveText('8,000')
  await tab(stage, '外聘').press('ArrowRight')
  await expect(stage.getByRole('tabpanel', { name: '在职' })).toBeVisible()
})

test('a table with a row height that is hidden at its end is blank until it scrolls to the stored position', async ({
  demo
}) => {
  const stage = await demo(page, 'tabs-of-tables')
  await provideMount(stage)
  const table = await stage.evaluateHandle(async () => {
    const { $el, $refs } = (window as unknown as MountWindow).mountComponent({
      render: (h: CreateElement) =>
        h(
          'vxe-table',
          {
            ref: 'table',
            props: {
              height: 300,
              showOverflow: true,
              rowConfig: { height: 50 },
              scrollY: { enabled: true },
              data: Array.from({ length: 1000 }, (_, index) => ({ id: index + 1 }))
            }
          },
          [h('vxe-column', { props: { field: 'id' } })]
        )
    })
    await new Promise(done => setTimeout(done, 300))
    const body = $el.querySelector('.vxe-table--body-wrapper')!
    const hasVisibleRow = () => {
      const area = body.getBoundingClientRect()
      return [...body.querySelectorAll('.vxe-body--row')].some(row => {
        const { top, bottom } = row.getBoundingClientRect()
        return bottom > area.top && top < area.bottom
      })
    }
    return { element: $el as HTMLElement, methods: $refs.table!, body, hasVisibleRow }
  })
  const isRowVisible = () => table.evaluate(({ hasVisibleRow }) => hasVisibleRow())
  const position = await table.evaluate(async ({ element, body, methods }) => {
    body.scrollTop = body.scrollHeight
    await new Promise(done => setTimeout(done, 300))
    const { scrollTop } = (methods.getScroll as unknown as () => { scrollTop: number })()
    element.style.display = 'none'
    await new Promise(done => setTimeout(done, 500))
    element.style.display = ''
    return scrollTop
  })
  await expect.poll(isRowVisible).toBe(false)
  await table.evaluate(({ methods }, top) => methods.scrollTo!(null, top), position)
  await expect.poll(isRowVisible).toBe(true)
})
