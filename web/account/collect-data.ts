import { type ExportedData, exportMyData } from '#domain/account/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

type Ask = (skip: { savedRecipes: number; generatedRecipes: number }) => Promise<ExportedData>

const askServer: Ask = (skip) => callEndpoint(exportMyData, { skip })

/** Collects all data of the account. The server sends many recipes in parts, so this asks until none is left. */
export async function collectData(ask: Ask = askServer): Promise<ExportedData> {
  let all = await ask({ savedRecipes: 0, generatedRecipes: 0 })
  while (all.left.savedRecipes > 0 || all.left.generatedRecipes > 0) {
    const more = await ask({ savedRecipes: all.savedRecipes.length, generatedRecipes: all.generatedRecipes.length })
    // An empty part would make this loop endless.
    if (more.savedRecipes.length + more.generatedRecipes.length === 0) return all
    all = {
      ...all,
      savedRecipes: [...all.savedRecipes, ...more.savedRecipes],
      generatedRecipes: [...all.generatedRecipes, ...more.generatedRecipes],
      left: more.left,
    }
  }
  return all
}
