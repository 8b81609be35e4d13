import { foldWord } from '#kitchen/reader/text/fold.ts'

/**
 * Spanish words that labels and shopping lists cut short before a period, with what they stand for; adjectives in the
 * masculine. Left out are those with two meanings: "pim." is a pepper or pepper corns, "alm." almonds or clams.
 */
const rows = `
ahum ahumado
lam laminado
lamin laminado
cong congelado
congel congelado
ultracong ultracongelado
descong descongelado
conc concentrado
concentr concentrado
desn desnatado
desnat desnatado
semidesn semidesnatado
semidesnat semidesnatado
descr descremado
descrem descremado
semidescr semidescremado
semidescrem semidescremado
deslact deslactosado
deslac deslactosado
desl deslactosado
int integral
integ integral
integr integral
rall rallado
trit triturado
tritur triturado
pel pelado
coc cocido
coz cocido
hervid hervido
nat natural
natur natural
mont montado
cond condensado
evap evaporado
desh deshidratado
deshid deshidratado
deshidr deshidratado
deshues deshuesado
refr refrito
frit frito
escab escabeche
escabech escabeche
frankf frankfurt
frankfrt frankfurt
frkft frankfurt
frankfur frankfurt
tost tostado
neg negro
blc blanco
blanc blanco
roj rojo
verd verde
amar amarillo
mad maduro
dlc dulce
mol molido
molid molido
fresc fresco
cur curado
semicur semicurado
tier tierno
virg virgen
bals balsámico
balsam balsámico
iber ibérico
serr serrano
pequ pequeño
peq pequeño
gran grande
grand grande
marin marinado
adob adobado
empan empanado
rebozad rebozado
filet fileteado
troc troceado
trocead troceado
rod rodajas
lonch lonchas
reb rebanadas
cubit cubitos
inst instantáneo
descaf descafeinado
azuc azúcar
ceb cebolla
cebll cebolla
zan zanahoria
zanah zanahoria
tom tomate
tomat tomate
patat patata
pech pechuga
pechug pechuga
cost costillas
costill costillas
salch salchichas
salchich salchichas
jam jamón
qso queso
ques queso
yog yogur
mant mantequilla
manteq mantequilla
mayon mayonesa
har harina
harin harina
espag espaguetis
spag espaguetis
macarr macarrones
macar macarrones
champ champiñones
champiñ champiñones
garb garbanzos
garbanz garbanzos
lentej lentejas
alub alubias
jud judías
guis guisantes
guisant guisantes
acei aceite
vin vinagre
vinag vinagre
pimto pimiento
pimtos pimientos
pimient pimiento
oreg orégano
perej perejil
albah albahaca
mej mejillones
mejill mejillones
calam calamares
langost langostinos
berb berberechos
salm salmón
merl merluza
bac bacalao
bacal bacalao
tern ternera
hamb hamburguesas
croq croquetas
alcach alcachofas
espin espinacas
broc brócoli
brocol brócoli
calabac calabacín
berenj berenjena
lechug lechuga
aguac aguacate
manz manzana
naranj naranja
mermel mermelada
merm mermelada
choc chocolate
chocol chocolate
gall galletas
levad levadura
cacah cacahuetes
almend almendras
avell avellanas
anacard anacardos
pist pistachos
sard sardinas
sardin sardinas
anch anchoas
muss muslos
musl muslos
albond albóndigas
lomit lomitos
pimen pimentón
piment pimentón
mozz mozzarella
mozzar mozzarella
parm parmesano
parmes parmesano
manch manchego
cam camarones
camar camarones
frij frijoles
frijol frijoles
zapall zapallo
arrz arroz
arr arroz
sls salsa
slsa salsa
cald caldo
gir girasol
gira girasol
giras girasol
oliv oliva
escarol escarola
pep pepino
pepinill pepinillos
aceit aceitunas
aceitun aceitunas
bacn bacon
tocin tocino
choriz chorizo
morcill morcilla
gamb gambas
huev huevos
hvos huevos
d de
desal desalado
desalad desalado
impalp impalpable
mosc moscada
aj ajo
calab calabaza
espárr espárragos
esparr espárragos
lent lentejas
most mostaza
az azúcar
alm almendras
ext extra
fr fresco
band bandeja
acelg acelgas
puerr puerros
rem remolacha
remol remolacha
rab rábanos
rúc rúcula
ruc rúcula
canel canela
hig hígado
hamburg hamburguesas
ent entero
intg integral
intgr integral
cacahts cacahuetes
tmt tomate
sdnatada semidesnatada
sdesnatada semidesnatada
semides semidesnatado
xampis champiñones
jalap jalapeños
jalapeñ jalapeños
lch leche
lche leche
jmn jamón
dshid deshidratado
fiamb fiambre
fiambr fiambre
text texturizado
textur texturizado
texturiz texturizado
desgr desgrasado
desgras desgrasado
blco blanco
blca blanca
blnc blanco
ngro negro
ngra negra
past pasteurizado
pasteur pasteurizado
esteril esterilizado
ecol ecológico
ecolog ecológico
artes artesano
casr casero
caser casero
condim condimento
especi especias
confit confitado
caram caramelizado
carameliz caramelizado
encurt encurtido
escurr escurrido
estof estofado
guisad guisado
precoc precocido
precocin precocinado
liof liofilizado
pimta pimienta
pmta pimienta
pmto pimiento
pmtos pimientos
pchg pechuga
pchga pechuga
cntr contramuslos
contram contramuslos
solom solomillo
chulet chuletas
chul chuletas
lang langostinos
lgtnos langostinos
mejs mejillones
gmbs gambas
bocart bocartes
boq boquerones
boqueron boquerones
rodaj rodajas
mayonsa mayonesa
mahonesa mayonesa
ktchup kétchup
ketch kétchup
mostz mostaza
mzna manzana
mznas manzanas
pltno plátano
pltnos plátanos
nrnjas naranjas
tmte tomate
tmtes tomates
tomts tomates
cbolla cebolla
cblla cebolla
ptatas patatas
pttas patatas
zanhs zanahorias
zanhrias zanahorias
lchga lechuga
spagh espaguetis
mcrrnes macarrones
azcr azúcar
hrna harina
hna harina
mntqlla mantequilla
mantq mantequilla
mtqlla mantequilla
qsito quesito
qsos quesos
yogurs yogures
ygr yogur
ygures yogures
cerv cerveza
cervez cerveza
galle galletas
gallet galletas
chclte chocolate
cacahs cacahuetes
cacahu cacahuetes
almendr almendras
lntjas lentejas
frjles frijoles
grbnzos garbanzos
atn atún
slmn salmón
camrns camarones
`

const meant: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' '))
    .map(([short = '', word = '']): [string, string] => [foldWord(short), foldWord(word)]),
)

/** Short forms whose meaning the word before them decides. */
const meantBehind: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'vitamina d': 'd',
    'pan mol': 'molde',
    'harina fza': 'fuerza',
    'azucar mor': 'moreno',
    'carne pic': 'picada',
    'ternera pic': 'picada',
    'pimenton pic': 'picante',
    'vinagre manz': 'manzana',
    'queso parm': 'parmesano',
    'cebolla mor': 'morada',
    'col mor': 'morada',
    'lombarda mor': 'morada',
  }),
)

/** Short forms that are no word of any language, so that they need no period. */
const aloneToo: ReadonlySet<string> = new Set(
  `ahum laminad congel ultracong descong concentr desnat semidesn semidesnat descrem semidescr semidescrem deslact deslac tritur deshid deshidr deshues molid
  fresc semicur balsam trocead cebll zanah pechug costill salchich qso manteq mayon harin espag macarr garbanz lentej guisant vinag pimto pimtos pimient
  perej albah mejill calam bacal alcach brocol calabac berenj lechug aguac naranj mermel chocol levad cacah almend sardin musl albond mozz mozzar parmes
  d lch lche jmn dshid fiamb text texturiz desgr desgras blco blca blnc ngro ngra pasteur caser escurr precoc precocin liof pimta pmta pmto pmtos pchg pchga contram
  solom chulet lgtnos gmbs mahonesa ktchup mostz mzna mznas pltno pltnos nrnjas tmte tmtes tomts cbolla cblla ptatas pttas zanhs zanhrias lchga spagh mcrrnes azcr hrna
  hna mntqlla mantq mtqlla qsito qsos yogurs ygr ygures cervez gallet chclte cacahs cacahu almendr lntjas frjles grbnzos slmn camrns desal impalp jalap
  azuc intg intgr integ rall evap cacahts tmt sdnatada sdesnatada semides
  camar sls slsa hvos arrz bals cong desn escab escabech frankf frankfrt frkft frankfur`
    .split(/\s+/u)
    .map(foldWord),
)

/** The words before an adjective that ends in -a for them and not in -o: "cebolla cong.", "leche semidesn.". */
const feminine = /as?$|^(?:leche|carne|nuez|nueces|sal|col|coles|coliflor|lombarda|leches|carnes)$/u

/** The adjectives of the table. */
const adjective =
  /(?:[aeiu]do|negro|blanco|rojo|amarillo|maduro|fresco|tierno|frito|iberico|instantaneo|casero|ecologico|artesano|serrano|pequeno|balsamico)$/u

/** What a shortened Spanish word stands for, in the gender of the word before; undefined for any other word. */
export function meaningOfShortenedSpanish(word: string, hasPeriod: boolean, before = ''): string | undefined {
  const behind = meantBehind.get(`${before} ${word}`)
  if (behind !== undefined) return behind
  const full = hasPeriod || aloneToo.has(word) ? meant.get(word) : undefined
  return full !== undefined && adjective.test(full) && feminine.test(before) ? full.replace(/o$/u, 'a') : full
}

/** Does a word shorten a noun, which might be another one, so that its food is denied nothing? */
export function mayShortenSpanishNoun(word: string): boolean {
  const full = meant.get(word)
  return full !== undefined && full !== 'de' && !adjective.test(full)
}
