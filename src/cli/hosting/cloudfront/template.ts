import { commandLine } from '../../../command-line.ts';

interface TemplateParts {
  readonly host: string;
  readonly notice: string;
  /** Code of the functions for viewer requests and viewer responses. */
  readonly request: string;
  readonly response: string;
  /** Headers of all answers, including errors. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const ref = (name: string) => ({ Ref: name });
const attribute = (name: string, field: string) => ({ 'Fn::GetAtt': [name, field] });
const join = (...parts: unknown[]) => ({ 'Fn::Join': ['', parts] });

/** A CloudFormation template as JSON: https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_CloudFront.html */
export function formatTemplate(parts: TemplateParts): string {
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: parts.notice,
    Parameters: {
      BucketName: {
        Type: 'String',
        Description: `The bucket that "${commandLine('deploy')}" fills. It stays private.`,
      },
      HostName: { Type: 'String', Default: parts.host },
      CertificateArn: {
        Type: 'String',
        Default: '',
        Description: 'A certificate for HostName in us-east-1. Empty: the site is at an address of CloudFront.',
      },
    },
    Conditions: { HasName: { 'Fn::Not': [{ 'Fn::Equals': [ref('CertificateArn'), ''] }] } },
    Resources: {
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: stackName('access'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      BucketPolicy: makeBucketPolicy(),
      RequestFunction: makeFunction('request', parts.request),
      ResponseFunction: makeFunction('response', parts.response),
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: { ResponseHeadersPolicyConfig: { Name: stackName('headers'), ...makeHeaders(parts.headers) } },
      },
      Cache: {
        Type: 'AWS::CloudFront::CachePolicy',
        Properties: {
          CachePolicyConfig: {
            Name: stackName('cache'),
            MinTTL: 0,
            DefaultTTL: 0,
            MaxTTL: 31_536_000,
            ParametersInCacheKeyAndForwardedToOrigin: {
              EnableAcceptEncodingBrotli: true,
              EnableAcceptEncodingGzip: true,
              CookiesConfig: { CookieBehavior: 'none' },
              HeadersConfig: { HeaderBehavior: 'none' },
              QueryStringsConfig: { QueryStringBehavior: 'none' },
            },
          },
        },
      },
      Distribution: makeDistribution(),
    },
    Outputs: { Address: { Value: join('https://', attribute('Distribution', 'DomainName')) } },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

const stackName = (part: string) => join(ref('AWS::StackName'), `-${part}`);

/** Lets only this distribution read the bucket, and list it, so that missing objects are answered with 404. */
function makeBucketPolicy() {
  const bucket = join('arn:aws:s3:::', ref('BucketName'));
  const statement = (action: string, resource: unknown) => ({
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action: action,
    Resource: resource,
    Condition: {
      StringEquals: {
        'AWS:SourceArn': join('arn:aws:cloudfront::', ref('AWS::AccountId'), ':distribution/', ref('Distribution')),
      },
    },
  });
  return {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: ref('BucketName'),
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          statement('s3:GetObject', join('arn:aws:s3:::', ref('BucketName'), '/*')),
          statement('s3:ListBucket', bucket),
        ],
      },
    },
  };
}

const makeFunction = (part: string, code: string) => ({
  Type: 'AWS::CloudFront::Function',
  Properties: {
    Name: stackName(part),
    AutoPublish: true,
    FunctionCode: code,
    FunctionConfig: { Comment: `viewer ${part}`, Runtime: 'cloudfront-js-2.0' },
  },
});

function makeHeaders(headers: TemplateParts['headers']) {
  const security: Record<string, unknown> = {};
  const custom: unknown[] = [];
  for (const [name, value] of headers) {
    const maxAge = /^max-age=(\d+)/.exec(value)?.[1];
    if (name === 'Content-Security-Policy')
      security['ContentSecurityPolicy'] = { ContentSecurityPolicy: value, Override: true };
    else if (name === 'X-Content-Type-Options') security['ContentTypeOptions'] = { Override: true };
    else if (name === 'Referrer-Policy') security['ReferrerPolicy'] = { ReferrerPolicy: value, Override: true };
    else if (name === 'Strict-Transport-Security')
      security['StrictTransportSecurity'] = {
        AccessControlMaxAgeSec: Number(maxAge),
        IncludeSubdomains: value.includes('includeSubDomains'),
        Preload: value.includes('preload'),
        Override: true,
      };
    else custom.push({ Header: name, Value: value, Override: true });
  }
  return {
    SecurityHeadersConfig: security,
    CustomHeadersConfig: custom.length > 0 ? { Items: custom } : undefined,
  };
}

function makeDistribution() {
  const lost = (code: number) => ({
    ErrorCode: code,
    ResponseCode: 404,
    ResponsePagePath: '/404.html',
    ErrorCachingMinTTL: 0,
  });
  const ifNamed = (value: unknown, other: unknown = ref('AWS::NoValue')) => ({ 'Fn::If': ['HasName', value, other] });
  const onEvent = (event: string, name: string) => ({
    EventType: event,
    FunctionARN: attribute(name, 'FunctionMetadata.FunctionARN'),
  });
  return {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        DefaultRootObject: 'index.html',
        Aliases: ifNamed([ref('HostName')]),
        ViewerCertificate: ifNamed(
          {
            AcmCertificateArn: ref('CertificateArn'),
            MinimumProtocolVersion: 'TLSv1.2_2021',
            SslSupportMethod: 'sni-only',
          },
          { CloudFrontDefaultCertificate: true },
        ),
        CustomErrorResponses: [lost(403), lost(404)],
        Origins: [
          {
            Id: 'bucket',
            DomainName: join(ref('BucketName'), '.s3.amazonaws.com'),
            OriginAccessControlId: attribute('Access', 'Id'),
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'bucket',
          ViewerProtocolPolicy: 'redirect-to-https',
          Compress: true,
          CachePolicyId: ref('Cache'),
          ResponseHeadersPolicyId: ref('Headers'),
          FunctionAssociations: [
            onEvent('viewer-request', 'RequestFunction'),
            onEvent('viewer-response', 'ResponseFunction'),
          ],
        },
      },
    },
  };
}
