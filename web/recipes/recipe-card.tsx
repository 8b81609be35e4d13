import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#web/core/language.ts'
import { useWording } from '#web/core/wording.ts'
import { useFocusIfLost } from '#web/kit/use-focus-if-lost.ts'
import { Checked } from '#web/recipes/checked.tsx'
import type { KeptRecipe } from '#web/recipes/cookbook.ts'
import { DishPicture } from '#web/recipes/dish-picture.tsx'
import { Facts } from '#web/recipes/facts.tsx'
import { IngredientList } from '#web/recipes/ingredient-list.tsx'
import { LeftOutList } from '#web/recipes/left-out-list.tsx'
import { ReceiptLine } from '#web/recipes/receipt-line.tsx'
import { RecipeText } from '#web/recipes/recipe-text.tsx'

interface RecipeCardProps {
  kept: KeptRecipe
  /** Whether ingredients or filters have changed since. */
  isEarlier: boolean
  actions: ReactNode
}

/** A recipe as an index card. */
export function RecipeCard({ kept, isEarlier, actions }: RecipeCardProps) {
  const { t, i18n } = useTranslation()
  const title = useFocusIfLost<HTMLHeadingElement>()
  const { recipe } = kept
  // The recipe keeps the language it was written in, whatever the page speaks.
  const written = { lang: recipe.language, dir: directionOf(recipe.language) }
  return (
    <article aria-label={recipe.title} className="rounded-card border border-line bg-card p-5 sm:p-8">
      <header {...written} className="grid gap-x-10 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <DishPicture
          recipe={recipe}
          className="-mx-5 -mt-5 mb-5 aspect-video w-[calc(100%+2.5rem)] max-w-none rounded-t-[13px] object-cover sm:order-last sm:m-0 sm:aspect-4/3 sm:w-60 sm:rounded-control lg:w-76"
        />
        <div>
          <p lang={i18n.language} className="flex flex-wrap gap-2 text-sm">
            <Badge>{t(`options.cuisine.${recipe.cuisine}`)}</Badge>
            <Badge>{t(`options.mealType.${recipe.mealType}`)}</Badge>
          </p>
          <h2 ref={title} tabIndex={-1} className="long-words mt-3 text-2xl sm:text-3xl">
            {recipe.title}
          </h2>
          {recipe.description !== '' && (
            <p className="mt-2 max-w-prose text-lg text-muted">
              <RecipeText text={recipe.description} language={recipe.language} />
            </p>
          )}
        </div>
      </header>
      <hr className="mt-5 border-t-2 border-tomato" />
      {isEarlier && <p className="mt-4 text-base font-semibold text-turmeric-text">{t('recipes.earlier')}</p>}
      <div className="mt-5 grid gap-5">
        <Facts recipe={recipe} />
        <div>
          <ReceiptLine kept={kept} />
        </div>
        <LeftOutList leftOut={recipe.leftOut} language={recipe.language} />
        <Checked checks={recipe.checks} />
      </div>
      <div dir={written.dir} className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <section aria-labelledby={`ingredients-${recipe.id}`} className="self-start lg:sticky lg:top-6">
          <h3 id={`ingredients-${recipe.id}`} className="text-xl">
            {t('recipes.ingredients')}
          </h3>
          <div className="mt-2 tabular-nums">
            <IngredientList ingredients={recipe.ingredients} uses={recipe.uses} language={recipe.language} />
          </div>
        </section>
        <section aria-labelledby={`instructions-${recipe.id}`}>
          <h3 id={`instructions-${recipe.id}`} className="text-xl">
            {t('recipes.instructions')}
          </h3>
          <ol className="mt-3 grid gap-5">
            {recipe.instructions.map((instruction, at) => (
              <li key={instruction} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-1">
                <span aria-hidden className="-mt-1 font-serif text-3xl whitespace-nowrap text-tomato tabular-nums">
                  {at + 1}
                </span>
                <p lang={recipe.language} className="max-w-prose text-lg">
                  <RecipeText text={instruction} language={recipe.language} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <RecipeFooter kept={kept} actions={actions} />
    </article>
  )
}

function RecipeFooter({ kept: { recipe }, actions }: Pick<RecipeCardProps, 'kept' | 'actions'>) {
  const { t } = useTranslation()
  const { writeMoment } = useWording()
  const generatedAt = new Date(recipe.generatedAt)
  const isOwn = recipe.provenance.writer === 'composer'
  return (
    <footer className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
      <p className="text-sm text-muted">
        {isOwn ? t('recipes.writer') : t('recipes.writerModel', { writer: recipe.provenance.writer })}
        {' · '}
        <time dateTime={recipe.generatedAt}>{t('recipes.generatedAt', { time: writeMoment(generatedAt, new Date()) })}</time>
      </p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </footer>
  )
}

function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-edge px-3 py-0.5">
      <span className="capital inline-block">{children}</span>
    </span>
  )
}
