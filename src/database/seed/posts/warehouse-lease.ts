import type { SamplePost } from '../sample-content.ts';

export const warehouseLease: SamplePost = {
  id: 'warehouse-lease',
  slug: 'warehouse-lease',
  title: 'Signing a lease before the company exists',
  titlePt: 'Assinar um arrendamento antes de a empresa existir',
  summary:
    'What to read, what to ask the landlord, and the clause that saves the second signature.',
  summaryPt: 'O que ler, o que perguntar ao senhorio, e a cláusula que poupa a segunda assinatura.',
  content: `The right warehouse appears in the week before the company does. The landlord has another visitor on Friday. This is so common that it deserves a procedure.

## Who signs, and for whom

A lease needs a tax number on each side, because the landlord communicates the contract to the tax authority and pays stamp duty on it. If the company is not registered yet, a founder with a NIF can sign in their own name, and the contract should say, in so many words, that the position passes to the company on its registration without further consent. Without that clause you will be asking for a favour in month two, and favours have a price.

> The position of the tenant passes to the company on its registration, without further consent of the landlord.

## Three papers before you sign

Table: What to ask for

| Paper | What it shows | Where it comes from |
| --- | --- | --- |
| Land registry certificate | the owner, mortgages, claims | the land registry, online by its access code |
| Tax record of the building | area and use | the landlord, from the tax authority |
| Authorised use | what may be done there | the municipality |

Before you sign, ask for three papers. The land registry certificate shows who owns the place and what stands against it. The tax record of the building shows its area and its use. And the use that the municipality has on file must be the one that you intend. A warehouse in which you receive customers is not always a warehouse. Rules on this have changed in recent years, so read the paper for this building and not an article, including this one.

## What the contract must say

Business leases leave much to the parties. Duration, renewal, notice, works and the return of the deposit are what the contract says, and where it says nothing the law fills in a term that may be longer than you want. Ask for the right to leave after a fixed time with a fixed notice. You may get it in exchange for a guarantee.

Where a business lease says nothing about its length, the Código Civil makes it five years.

## What comes with the rent

Look at what comes with the rent. VAT applies to some lets and not to others. A company that pays rent may have to withhold part of it for the landlord’s income tax, and hand it to the State. Agree in writing whether the sum you shook hands on is before or after that.

- **Stamp duty:** 10% of one month’s rent, once, paid by the landlord.
- **Withholding:** as a rule 25% of the rent, kept back by the company and handed to the State.
- **VAT:** none, unless the landlord has given up the exemption. Then 23%, on top of the rent.

## Measure the door

![Tiles with a table, a door and a pencil](/art/figures-table-door-pencil.svg "The door is measured before the table is bought.")

Then visit at the hour at which the lorry would come. Measure the door. One of our clients did not, and has a very good table that has never been downstairs.

Our own part in this is small: dates, numbers, and the order of the signatures. The contract itself should be read by a lawyer. It is an hour of work, and the lease runs for years.

## Sources

- Business leases: articles 1108 to 1113 of the Código Civil; five years where nothing is said: article 1110.
- Contracts made before registration: article 19 of the Código das Sociedades Comerciais.
- Stamp duty: item 2 of the general table of the Código do Imposto do Selo. Giving up the VAT exemption: Decreto-Lei n.º 21/2007, of 29 January.
- Uses and licences: Decreto-Lei n.º 10/2024, of 8 January, which changed what must be shown. Check with the municipality for this building.`,
  contentPt: `O armazém certo aparece na semana anterior à empresa. O senhorio tem outra visita na sexta-feira. É tão frequente que merece um procedimento.

## Quem assina, e por quem

Um arrendamento precisa de um número fiscal de cada lado, porque o senhorio comunica o contrato à Autoridade Tributária e paga imposto do selo sobre ele. Se a empresa ainda não estiver registada, um fundador com NIF pode assinar em nome próprio, e o contrato deve dizer expressamente que a posição passa para a empresa com o registo, sem novo consentimento. Sem essa cláusula, no segundo mês estará a pedir um favor, e os favores têm preço.

> A posição de arrendatário transmite-se à sociedade com o registo desta, sem necessidade de novo consentimento do senhorio.

## Três documentos antes de assinar

Tabela: O que pedir

| Documento | O que mostra | De onde vem |
| --- | --- | --- |
| Certidão do registo predial | o dono, hipotecas, ónus | o registo predial, online pelo código de acesso |
| Caderneta predial | área e afetação | o senhorio, da Autoridade Tributária |
| Utilização autorizada | o que lá se pode fazer | o município |

Antes de assinar, peça três documentos. A certidão do registo predial mostra quem é o dono e o que recai sobre o imóvel. A caderneta predial mostra a área e a afetação. E a utilização que consta no município tem de ser a pretendida. Um armazém onde se recebem clientes nem sempre é um armazém. As regras mudaram nos últimos anos, por isso leia o papel deste edifício e não um artigo, incluindo este.

## O que o contrato tem de dizer

Os arrendamentos não habitacionais deixam muito às partes. Duração, renovação, pré-aviso, obras e devolução da caução são o que o contrato disser, e onde ele se cala a lei preenche com um prazo que pode ser mais longo do que o desejado. Peça o direito de sair ao fim de um tempo certo, com um pré-aviso certo. Talvez o consiga em troca de uma garantia.

Onde um arrendamento não habitacional se cala quanto à duração, o Código Civil faz dele um contrato de cinco anos.

## O que acompanha a renda

Veja o que acompanha a renda. O IVA aplica-se a alguns arrendamentos e não a outros. Uma empresa que paga renda pode ter de reter uma parte, por conta do imposto do senhorio, e entregá-la ao Estado. Deixe por escrito se o valor do aperto de mão é antes ou depois disso.

- **Imposto do selo:** 10\u00a0% da renda de um mês, uma vez, pago pelo senhorio.
- **Retenção na fonte:** em regra 25\u00a0% da renda, retidos pela empresa e entregues ao Estado.
- **IVA:** nenhum, a menos que o senhorio tenha renunciado à isenção. Nesse caso, 23\u00a0%, além da renda.

## Meça a porta

![Azulejos com uma mesa, uma porta e um lápis](/art/figures-table-door-pencil.svg "Mede-se a porta antes de comprar a mesa.")

Depois, visite o espaço à hora a que viria o camião. Meça a porta. Um cliente nosso não mediu, e tem uma mesa muito boa que nunca desceu ao rés do chão.

A nossa parte é pequena: datas, números e a ordem das assinaturas. O contrato deve ser lido por um advogado. É uma hora de trabalho, e o arrendamento dura anos.

## Fontes

- Arrendamento não habitacional: artigos 1108.º a 1113.º do Código Civil; cinco anos onde nada se diz: artigo 1110.º.
- Negócios anteriores ao registo: artigo 19.º do Código das Sociedades Comerciais.
- Imposto do selo: verba 2 da tabela geral do Código do Imposto do Selo. Renúncia à isenção de IVA: Decreto-Lei n.º 21/2007, de 29 de janeiro.
- Utilizações e licenças: Decreto-Lei n.º 10/2024, de 8 de janeiro, que mudou o que tem de ser apresentado. Confirme no município, para este edifício.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-warehouse-lease.svg',
  tags: ['premises'],
  serviceId: 'strategy',
  packageId: 'blueprint',
  caseStudyId: 'halden',
  isPremium: false,
  createdAt: '2025-09-23T09:00:00.000Z',
  updatedOn: '2026-11-03',
};
