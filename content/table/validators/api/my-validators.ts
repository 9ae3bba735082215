import { VXETable } from 'vxe-table'
import { emailRule, mobileRule } from '@/_shared/validators'

// 同一个名称用于表格和表单
VXETable.validators.add('mobile', {
  cellValidatorMethod: mobileRule.validator,
  itemValidatorMethod: mobileRule.validator
})

VXETable.validators.add('email', {
  cellValidatorMethod: emailRule.validator,
  itemValidatorMethod: emailRule.validator
})
