import type { Language } from '@potluck/kitchen/options'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#domain/languages.ts'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'
import { useWording } from '#web/language/wording.ts'
import type { KeptRecipe } from '#web/recipes/card.ts'
import { Checked } from '#web/recipes/checked.tsx'
import { DishPicture } from '#web/recipes/dish-picture.tsx'
import { Facts } from '#web/recipes/facts.tsx'
import { IngredientList } from '#web/recipes/ingredient-list.tsx'
import { LeftOutList } from '#web/recipes/left-out-list.tsx'
import { ReceiptLine } from '#web/recipes/receipt-line.tsx'
import { RecipeText } from '#web/recipes/recipe-text.tsx'

interface RecipeCardProps {
  kept: KeptRecipe
  /** Whether ingredients or filters have changed since the recipe was made. */
  isEarlier: boolean
  /** The language of a new recipe. */
  chosenLanguage: Language
  actions: ReactNode
}

/** The id of a recipe's title on its card. */
export const recipeTitleId = (recipeId: string) => `title-${recipeId}`

/** A recipe as an index card. */
export function RecipeCard({ kept, isEarlier, chosenLanguage, actions }: RecipeCardProps) {
  const { t, i18n } = useTranslation()
  const { nameLanguage } = useWording()
  const { recipe } = kept
  // The recipe keeps its own language when the language of the page changes.
  const written = { lang: recipe.language, dir: directionOf(recipe.language) }
  return (
    <article aria-label={recipe.title} className="scroll-mt-4 rounded-card border border-line bg-card p-5 sm:p-8">
      <header {...written} className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <DishPicture
          recipe={recipe}
          className="-mx-5 -mt-5 mb-5 aspect-video w-[calc(100%+2.5rem)] max-w-none rounded-t-[13px] object-cover sm:-mx-8 sm:-mt-8 sm:aspect-[5/2] sm:w-[calc(100%+4rem)] lg:order-last lg:m-0 lg:aspect-4/3 lg:w-60 lg:rounded-control xl:w-76"
        />
        <div>
          <p lang={i18n.language} className="flex flex-wrap gap-2 text-sm">
            <Badge>{t(`options.cuisine.${recipe.cuisine}`)}</Badge>
            <Badge>{t(`options.mealType.${recipe.mealType}`)}</Badge>
          </p>
          <h2 ref={focusIfLost} id={recipeTitleId(recipe.id)} tabIndex={-1} className="long-words mt-3 text-2xl sm:text-3xl">
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
      {isEarlier && (
        <p className="mt-4 text-base font-semibold text-turmeric-text">
          {recipe.language === chosenLanguage
            ? t('recipes.earlier')
            : t('recipes.earlierLanguage', { written: nameLanguage(recipe.language), chosen: nameLanguage(chosenLanguage) })}
        </p>
      )}
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
              <li
                key={instruction}
                className={`grid gap-2 ${recipe.instructions.length > 9 ? 'grid-cols-[3rem_minmax(0,1fr)]' : 'grid-cols-[2rem_minmax(0,1fr)]'}`}
              >
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
