import type { CreateElement, MountWindow } from '../../../e2e/mount-component.ts'
import { provideMount } from '../../../e2e/mount-component.ts'
import { expect, test } from '../../../e2e/site.ts'
import type { Locator } from '@playwright/test'

const route = '/form/valid'
const item = (stage: Locator, title: string) =>
  stage.locator('.vxe-form--item').filter({ has: stage.page().getByText(title, { exact: true }) })
const shown = (stage: Locator) => stage.locator('.vxe-form--item.is--error .vxe-form--item-valid')

test('submitting shows the first failed rule of every field and focuses the first invalid input', async ({ demo }) => {
  const stage = await demo(route, 'required-fields')
  await expect(shown(stage)).toHaveCount(0)
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(shown(stage)).toHaveText([
    '名称必须填写',
    '格式不正确，例如：AB1234',
    '年龄在 18 到 60 之间',
    '至少选择一项'
  ])
  await expect(item(stage, '姓名').locator('input')).toBeFocused()
  await expect(stage.getByRole('status')).toHaveText('校验不通过: name, code, age, skills')
})

test('a name of the wrong length shows a message, valid values are submitted, and reset clears the input', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'required-fields')
  await item(stage, '姓名').locator('input').fill('顾')
  await expect(shown(stage)).toHaveText(['长度是 2 到 10 个字符'])
  await item(stage, '姓名').locator('input').fill('顾明澈')
  await expect(shown(stage)).toHaveCount(0)
  await item(stage, '工号').locator('input').fill('AB1234')
  await item(stage, '年龄').locator('input').fill('41')
  await item(stage, '技能').locator('.vxe-select').click()
  await page.locator('.vxe-select--panel.animat--enter').getByText('Vue').click()
  await page.keyboard.press('Escape')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toContainText(
    '已保存: {"name":"顾明澈","code":"AB1234","age":"41","skills":["Vue"]}'
  )
  await stage.getByRole('button', { name: '重置' }).click()
  await expect(item(stage, '姓名').locator('input')).toHaveValue('')
})

test('custom rules reject an account, mobile number, email and repeated password until the values are valid', async ({
  demo
}) => {
  const stage = await demo(route, 'custom-validators')
  await stage.getByRole('button', { name: '注册' }).click()
  await expect(shown(stage)).toHaveText(['该账号已被占用', '手机号不正确', '邮箱不正确', '两次输入的密码不一致'])
  await expect(stage.getByRole('status')).toHaveText('校验不通过: name, mobile, email, repeat')
  await item(stage, '账号').locator('input').fill('gu')
  await item(stage, '手机号').locator('input').fill('13812345678')
  await item(stage, '邮箱').locator('input').fill('gu@example.com')
  await item(stage, '重复密码').locator('input').fill('secret')
  await expect(shown(stage)).toHaveCount(0)
  await stage.getByRole('button', { name: '注册' }).click()
  await expect(stage.getByRole('status')).toHaveText('注册成功')
})

test('an empty mobile number fails only the required rule, an empty email passes', async ({ demo }) => {
  const stage = await demo(route, 'custom-validators')
  await item(stage, '手机号').locator('input').fill('')
  await item(stage, '邮箱').locator('input').fill('')
  await expect(shown(stage)).toHaveText(['手机号必须填写'])
})

test('validate, validateField, clearValidate and reset show and clear the expected messages', async ({ demo }) => {
  const stage = await demo(route, 'form-methods')
  const result = stage.locator('pre')
  const click = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  await click("validateField('mobile')")
  await expect(shown(stage)).toHaveText(['手机号不正确'])
  await expect(result).toHaveText('mobile: 手机号不正确')
  await click('validate')
  await expect(shown(stage)).toHaveText(['名称必须填写', '手机号不正确', '邮箱不正确'])
  await expect(result).toHaveText('name: 名称必须填写\nmobile: 手机号不正确\nemail: 邮箱不正确')
  await click("clearValidate('name')")
  await expect(shown(stage)).toHaveText(['手机号不正确', '邮箱不正确'])
  await click('clearValidate')
  await expect(shown(stage)).toHaveCount(0)
  await click('reset')
  await expect(item(stage, '手机号').locator('input')).toHaveValue('')
  await item(stage, '姓名').locator('input').fill('顾明澈')
  await click('validate')
  await expect(result).toHaveText('全部通过')
})

test('form rules validate on typing, on losing focus or only on submit, depending on their trigger', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'rule-triggers')
  const typing = item(stage, '输入时校验')
  const leaving = item(stage, '失去焦点时校验')
  const submitting = item(stage, '提交时校验')
  await typing.locator('input').fill('a')
  await expect(typing).toHaveClass(/is--error/)
  await leaving.locator('input').fill('a')
  await expect(leaving).not.toHaveClass(/is--error/)
  await page.keyboard.press('Tab')
  await expect(leaving).toHaveClass(/is--error/)
  await submitting.locator('input').fill('a')
  await page.keyboard.press('Tab')
  await expect(submitting).not.toHaveClass(/is--error/)
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(submitting).toHaveClass(/is--error/)
})

test('error messages, the focus on the first invalid input and the asterisk can be disabled', async ({ demo }) => {
  const stage = await demo(route, 'error-display')
  const submit = stage.getByRole('button', { name: '提交' })
  await submit.click()
  await expect(shown(stage)).toHaveCount(2)
  await expect(item(stage, '姓名').locator('input')).toBeFocused()
  expect((await shown(stage).nth(1).boundingBox())?.width).toBeCloseTo(200, 0)
  await stage.getByText('显示文字').click()
  await stage.getByText('焦点移到').click()
  await stage.getByText('必填星号').click()
  await submit.click()
  await expect(stage.locator('.vxe-form--item.is--error')).toHaveCount(2)
  await expect(shown(stage)).toHaveCount(0)
  await expect(item(stage, '姓名').locator('input')).not.toBeFocused()
  await expect(stage.locator('.vxe-form--item.is--asterisk')).toHaveCount(0)
})

test('a validator also runs on empty values, a pattern does not', async ({ demo }) => {
  const stage = await demo(route, 'required-fields')
  await provideMount(stage)
  const { values, failed } = await stage.evaluate(async () => {
    const values: unknown[] = []
    const validator = ({ itemValue }: { itemValue: unknown }) => {
      values.push(itemValue)
      return new Error('rejected')
    }
    const { $refs } = (window as unknown as MountWindow).mountComponent({
      render: (h: CreateElement) =>
        h(
          'vxe-form',
          {
            ref: 'form',
            props: {
              data: { text: '', none: null, code: '' },
              rules: { text: [{ validator }], none: [{ validator }], code: [{ pattern: /^\d+$/ }] }
            }
          },
          ['text', 'none', 'code'].map(field =>
            h('vxe-form-item', { props: { field, itemRender: { name: 'VxeInput' } } })
          )
        )
    })
    await $refs.form!.$nextTick!()
    const failed = (await $refs.form!.validate!()) as object
    return { values, failed: Object.keys(failed) }
  })
  expect(values).toEqual(['', null])
  expect(failed).toEqual(['text', 'none'])
})
