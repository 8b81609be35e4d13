import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of fish, shellfish, game and charcuterie that do not tell the kind of food. */
export const fishAndGameNames: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names:
      list(`ange de mer, argentine, barbote, bécune, blageon, blennie, carassin, cardeau, cernier, chaboisseau, chabot, chat de mer, chevaine, chevesne, chimère, chien de mer, corb, corb commun, crénilabre, cyprin, cyprinidé, dorade coryphène, doré noir, émissole, émissole tachetée, équille, gallinette, galinette, garpie, girelle, gobie,
      gobio, gorette, grande vive, hotu, ide mélanote, julienne, julienne de mer, labre, lingue, lippu, loche, lompe, lomp, lote, loubine, malarmat, maskinongé, menuise, mostelle, mostèle, muge, nonat, nonats, palomète, poutassou, poutine de poisson, rason, rémora, sabre noir, sérieux poisson, serran, severeau, siki, sole perdrix,
      sparaillon, stromatée, syngnathe, tacaud, tassergal, tautogue, targeur, thon listao, uranoscope, vandoise, vivet, zée, pissalat, parures de poisson`),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `arapède, arche de noé, bernicle, cardite, casseron, chipirons à l'encre, petit-gris, petits-gris, gros-gris, favouille, favouilles, galathée, galathées, jambonneau de mer, nacre de mer, ourite, pied de cheval, quahaug, salicoque, flion, flions, troca, trocas, vénus, coraux de homard, farce de crabe, chips à la crevette`,
    ),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list(''),
  },
  {
    class: 'shellfish',
    unknown: ['shellfish'],
    diet: 'pescatarian',
    names: list('violet de mer, anémone de mer'),
  },
  {
    class: 'meat',
    diet: 'meat',
    names:
      list(`agneau de lait, agnelet, laie, levraut, isard, bouquetin, gnou, zèbre, ragondin, chameau, dromadaire, taurillon, bouvillon, vachette, broutard, veau de lait, cochonnet, verrat, brebis viande, bélier, chèvre viande, cou d'agneau, épigramme, ris d'agneau, pieds paquets, cervelle de veau, aiguillette, manchons de canard, palette,
      palette demi-sel, sous-noix, tranche grasse, brési, gibier à plume, gras et maigre de porc, gélatine de porc, gélatine bovine, gélatine de bœuf, menu de mouton, baudruche, présure animale`),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list('caneton, oison, lagopède, coq de bruyère, paon, nandou'),
  },
  {
    class: 'meat',
    unknown: ['shellfish'],
    diet: 'meat',
    names: list(`insectes comestibles, farine de grillon, farine d'insectes, protéines d'insectes, vers de farine, ténébrion, criquets`),
  },
  {
    class: 'cured-meat',
    otherwise: 'unknown',
    diet: 'meat',
    names:
      list(`andouillette de troyes, bardatte, cervelas lyonnais, cervelas de strasbourg, cou farci, ficatellu, figatellu, filet d'anvers, fricandeau, gâteau de foie, galantine de volaille, grelons, gribenes, hure, knackwurst, longaniza, pâté lorrain, pâté impérial, potjevleesch, sauciflard, saucisse aux choux, saucisson brioché, simili-veau,
      soubressade, tripoux, trénels, vogelnest, cocktail saucisses, boulet liégeois, cevapcici, hachis, farce à tomates`),
  },
]
