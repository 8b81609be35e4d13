import { useTranslation } from 'react-i18next'
import { rack } from '#domain/options.ts'
import { useWording } from '#web/core/wording.ts'
import { More } from '#web/kit/more.tsx'

/** Names what the staple "spices and herbs" lets a recipe use. */
export function RackNote() {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  return <More title={t('filters.rackTitle')}>{t('filters.rack', { list: joinAnd(rack.map((id) => t(`options.rack.${id}`))) })}</More>
}
