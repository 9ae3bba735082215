import { expect, test } from 'vitest'
import { emailRule, isEmail, isMobile, mobileRule } from '../../_shared/validators.ts'

test('a valid mobile number has 11 digits, starts with 1 and has 3 to 9 as its second digit', () => {
  for (const value of ['13812345678', '19900000000', 13812345678]) expect(isMobile(value)).toBe(true)
  for (const value of [
    '12345678901',
    '1381234567',
    '138123456789',
    '23812345678',
    '1381234567a',
    ' 13812345678',
    '',
    null,
    undefined
  ])
    expect(isMobile(value)).toBe(false)
})

test('a valid email address has one @, no spaces and ends in .com or .cn', () => {
  for (const value of ['a@b.com', 'gu.mingche@example.com.cn', 'x_1@y.cn']) expect(isEmail(value)).toBe(true)
  for (const value of [
    'gu@example.org',
    'gu@example',
    '@example.com',
    'gu@.com',
    'a b@c.com',
    'a@b@c.com',
    'a@b.com.',
    ''
  ])
    expect(isEmail(value)).toBe(false)
})

test('the mobile and email rules return an Error for an invalid form item and an invalid cell', () => {
  expect(mobileRule.validator({ itemValue: '1' })).toEqual(new Error('手机号不正确'))
  expect(mobileRule.validator({ cellValue: '1' })).toEqual(new Error('手机号不正确'))
  expect(emailRule.validator({ itemValue: 'x' })).toEqual(new Error('邮箱不正确'))
  expect(emailRule.validator({ cellValue: 'a@b.cn' })).toBeUndefined()
})

test('the mobile and email rules reject an empty cell and accept an empty form item', () => {
  for (const value of ['', null, undefined]) {
    expect(mobileRule.validator({ cellValue: value })).toEqual(new Error('手机号不正确'))
    expect(emailRule.validator({ cellValue: value })).toEqual(new Error('邮箱不正确'))
    expect(mobileRule.validator({ itemValue: value })).toBeUndefined()
    expect(emailRule.validator({ itemValue: value })).toBeUndefined()
  }
})
