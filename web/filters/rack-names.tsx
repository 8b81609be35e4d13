import { spiceRack as spices } from '@potluck/kitchen/spice-rack'
import { useTranslation } from 'react-i18next'
import { rack } from '#locales/en/rack.ts'
import { addSentences } from '#web/language/i18n.ts'
import { useWording } from '#web/language/wording.ts'

addSentences({ rack })

/** The names of the spices and herbs in the rack, in one sentence. */
export function RackNames() {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  return t('rack.list', { list: joinAnd(spices.map((id) => t(`rack.name.${id}`))) })
}
