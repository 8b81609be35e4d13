import type { NoKindRows } from '#kitchen/reader/kinds/no-kind/rows.ts'
import { list } from '#kitchen/word-list.ts'

/** English names, places, verbs and things that nobody can make a kind of food. */
export const en: NoKindRows = {
  firstNames: list(
    `Hamish, James, John, Robert, Michael, William, David, Richard, Joseph, Thomas, Charles, Christopher, Daniel,
    Matthew, Anthony, Mark, Donald, Steven, Paul, Andrew, Joshua, Kenneth, Kevin, Brian, George, Edward, Ronald,
    Timothy, Jason, Jeffrey, Ryan, Jacob, Gary, Nicholas, Eric, Jonathan, Stephen, Larry, Justin, Scott, Brandon,
    Benjamin, Samuel, Gregory, Frank, Alexander, Raymond, Patrick, Jack, Dennis, Jerry, Tyler, Aaron, Jose, Adam,
    Henry, Nathan, Douglas, Zachary, Peter, Kyle, Walter, Ethan, Jeremy, Harold, Keith, Christian, Roger, Noah,
    Gerald, Terry, Sean, Austin, Carl, Arthur, Lawrence, Dylan, Jesse, Jordan, Bryan, Billy, Bruce, Gabriel, Joe,
    Logan, Albert, Willie, Alan, Wayne, Elijah, Roy, Ralph, Eugene, Louis, Philip, Bobby, Angus, Callum, Duncan,
    Euan, Fergus, Graham, Hugh, Ian, Lachlan, Malcolm, Nigel, Oliver, Rory, Stuart, Trevor, Gareth, Rhys, Owen,
    Liam, Declan, Niall, Cillian, Mary, Patricia, Jennifer, Linda, Elizabeth, Barbara, Susan, Jessica, Sarah,
    Karen, Lisa, Nancy, Betty, Sandra, Margaret, Ashley, Kimberly, Emily, Donna, Michelle, Carol, Amanda,
    Dorothy, Deborah, Stephanie, Rebecca, Sharon, Laura, Cynthia, Kathleen, Amy, Angela, Shirley, Brenda, Emma,
    Pamela, Nicole, Helen, Samantha, Katherine, Christine, Debra, Rachel, Carolyn, Janet, Catherine, Maria,
    Heather, Diane, Julie, Joyce, Victoria, Kelly, Christina, Lauren, Joan, Evelyn, Olivia, Judith, Megan,
    Cheryl, Martha, Andrea, Frances, Hannah, Jacqueline, Gloria, Jean, Kathryn, Alice, Teresa, Sara, Janice,
    Doris, Julia, Grace, Judy, Abigail, Marie, Denise, Beverly, Amber, Marilyn, Danielle, Brittany, Diana,
    Sophie, Chloe, Isla, Ava, Niamh, Siobhan, Aoife, Caitlin, Bronwen, Fiona, Morag, Kirsty`,
  ),
  familyNames: list(
    `Smith, Jones, Williams, Taylor, Davies, Wilson, Evans, Johnson, Robinson, Wright, Thompson, Edwards, Hughes,
    MacDonald, McGregor, Campbell, Murray, Murphy, O'Brien, Kelly`,
  ),
  familyEndings: [],
  titles: list(`Mr, Mrs, Ms, Miss, Dr, Sir, Lady, Lord, Auntie, Uncle, Grandma, Grandad, Professor`),
  cities: list(
    `London, Manchester, Birmingham, Leeds, Glasgow, Edinburgh, Liverpool, Bristol, Sheffield, Cardiff, Belfast,
    Newcastle, Nottingham, Leicester, Dublin, Cork, Galway, New York, Los Angeles, Chicago, Houston, Phoenix,
    Philadelphia, San Antonio, San Diego, Dallas, Boston, Seattle, Denver, Detroit, Atlanta, Miami, Toronto,
    Montreal, Vancouver, Ottawa, Calgary, Sydney, Melbourne, Brisbane, Perth, Adelaide, Auckland, Wellington,
    Christchurch`,
  ),
  verbs: list(
    `preheat, bake, roast, boil, simmer, fry, saute, grill, broil, stir, mix, whisk, beat, knead, chop, slice,
    dice, season, marinate, drain, rinse, cook, heat, reheat, microwave, steam, blanch, chill, freeze, fold,
    cover, leave, let, turn, bring, reduce, set, stew, braise, sear`,
  ),
  timesAndHeats: list(
    `minute, minutes, min, mins, hour, hours, hr, hrs, second, seconds, degree, degrees, celsius, fahrenheit,
    heat, oven, gas mark, overnight, boil, simmer`,
  ),
  things: list(
    `ointment, lotion, shampoo, conditioner, toothpaste, deodorant, detergent, bleach, mascara, lipstick,
    moisturiser, sunscreen, tablets, capsules, painkiller, antibiotic, syringe, bandage, street, road, avenue,
    station, stadium, airport, football club, phone charger, screwdriver, spanner, paint, varnish, batteries,
    charger`,
  ),
  thingEndings: [],
}
