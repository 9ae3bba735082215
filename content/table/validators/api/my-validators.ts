import { VXETable } from 'vxe-table'
import { emailRule, mobileRule } from '@/_shared/validators'

// 一个名字同时给表格和表单用
VXETable.validators.add('mobile', {
  cellValidatorMethod: mobileRule.validator,
  itemValidatorMethod: mobileRule.validator
})

VXETable.validators.add('email', {
  cellValidatorMethod: emailRule.validator,
  itemValidatorMethod: emailRule.validator
})
